import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { headFaults, pageFaults } from './heads.ts';

const article = readFileSync('src/content/blog/1-digital-transformation.mdx', 'utf8');
const faults = (...changes: [string | RegExp, string][]) =>
  headFaults(
    'a.mdx',
    'blog',
    changes.reduce((text, [right, wrong]) => text.replace(right, wrong), article),
  ).map(({ line, message }) => `${line}: ${message}`);

test('the head of an article is right, its date with or without quotes, and so are the fields that keep it back', () => {
  expect(faults()).toEqual([]);
  expect(faults([/^date: .*$/m, 'date: 2020-06-29'])).toEqual([]);
  expect(faults([/^date:/m, "draft: true\npublishAt: 2026-06-29T08:00:00Z\npictureAlt: 'A sun.'\ndate:"])).toEqual([]);
});

test('a field that is missing, misspelt or wrong is told with its line', () => {
  expect(faults([/^title: /m, 'titel: '])).toEqual(['1: title: Give the page a title', '4: there is no field "titel": src/content/schemas.ts lists those there are']);
  expect(faults([/^id: 1$/m, 'id: first'])).toEqual(['2: id: Give the id: the number after the highest one']);
  expect(faults([/ {2}- href: \//, '  - href: '])).toEqual([
    expect.stringMatching(/^1\d: furtherReading\.0\.href: Further reading stays on this site: begin the address with \/$/),
  ]);
  expect(faults([/- href: .*\n(.*\n) {2}- href: (.*)$/m, '- href: $2\n$1  - href: $2'])).toEqual([
    expect.stringMatching(/^1\d: furtherReading: Name three different pages$/),
  ]);
  expect(faults([/^id: 1$/m, 'id: 1\ndraft: yes please'])).toEqual(['3: draft: Write draft: true or draft: false']);
  expect(faults([/^id: 1$/m, 'id: 1\npublishAt: soon'])).toEqual(['3: publishAt: Write the moment as 2026-06-29 or 2026-06-29T08:00:00Z']);
});

test('a head that cannot be read, or is not there, is told with the usual remedy', () => {
  expect(faults([/^title: .*$/m, 'title: A: B'])).toEqual([
    expect.stringMatching(/^4: the head cannot be read here: put quotes round values with a colon or a quotation mark \(/),
  ]);
  expect(headFaults('a.mdx', 'blog', 'Text.')).toEqual([
    { file: 'a.mdx', line: 1, message: 'the head is missing: begin the file with a line ---, its fields, and another line ---' },
  ]);
});

test('the words of a page are right; what is missing, unknown or no JSON is told with its file and line', () => {
  const words = readFileSync('src/content/pages/contact.json', 'utf8');
  const found = (text: string | undefined) => pageFaults('contact', text).map(({ file, line, message }) => `${file}:${line} ${message}`);
  expect(found(words)).toEqual([]);
  expect(found(words.replace(/"heading": ".*"/, '"heading": ""'))).toEqual(['src/content/pages/contact.json:4 heading: Write the words']);
  expect(found(words.replace('"lede"', '"leed"'))).toEqual([
    'src/content/pages/contact.json:1 lede: Write the words',
    'src/content/pages/contact.json:5 there is no field "leed": src/content/page-schemas.ts lists those there are',
  ]);
  expect(found(words.replace(/"description": ".*"/, '"description": "Too short."'))).toEqual([
    'src/content/pages/contact.json:3 description: Keep the description between 60 and 165 characters, not 10 with your names in it: search results show it',
  ]);
  expect(found(words.replace('",\n', '"\n'))).toEqual([
    expect.stringMatching(/^src\/content\/pages\/contact\.json:3 this is no JSON: look for a comma, a bracket or a quotation mark too many or too few \(/),
  ]);
  expect(found(undefined)).toEqual(['src/content/pages/contact.json:1 the file is missing: it has the words of the page']);
});
