import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { matchersFor, problemTexts } from '../../tests/test-source.ts';
import { findMissingContent, findSchemaErrors } from './schema-errors.ts';
import { parseSource, readSources } from './sources.ts';

type Change = [from: string | RegExp, to: string, ...messages: (string | RegExp)[]];

const errorsIn = (file: string, text: string) =>
  problemTexts(findSchemaErrors([parseSource(file, text)]));
const errorsAfter = (file: string, from: string | RegExp, to: string) =>
  errorsIn(file, readFileSync(file, 'utf8').replace(from, to));

const TIME_ERROR = '3: publishAt: Write the time as 2026-06-29 or 2026-06-29T08:00:00Z';
test.each<Change>([
  ['id: 1', 'id: 1\ndraft: true\npublishAt: 2026-06-29T08:00:00Z'],
  ['id: 1', "id: 1\npublishAt: 2026-06-29\npictureAlt: 'A sun.'"],
  ['id: 1', 'id: 1\npublishAt: 2026-06-29T08:00:00+01:00'],
  [
    'title: ',
    'titel: ',
    '1: title: Give the page a title',
    '4: Unknown field "titel"; see src/content/schemas.ts',
  ],
  [
    /^title: .*$/m,
    "title: 'At {brnd}'",
    /^4: title: Unknown placeholder \{brnd\}\. Use one of \{br/,
  ],
  ['id: 1', 'id: first', '2: id: Give the id: the highest existing id plus 1'],
  [
    '- href: /',
    '- href: ',
    /^1\d: furtherReading\.0\.href: Links stay on this site: begin the address with \/$/,
  ],
  [
    /- href: .*\n(.*\n) {2}- href: (.*)$/m,
    '- href: $2\n$1  - href: $2',
    /^1\d: furtherReading: Name three different pages$/,
  ],
  ['id: 1', 'id: 1\ndraft: yes please', '3: draft: Write draft: true or draft: false'],
  ['id: 1', 'id: 1\npublishAt: soon', TIME_ERROR],
  ['id: 1', 'id: 1\npublishAt: 2027-02-30T08:00:00Z', TIME_ERROR],
  [/^date: .*$/m, 'date: 2021-02-30', /^\d+: date: Write the date as 2020-06-29$/],
  [
    /^title: .*$/m,
    'title: A: B',
    /^4: Invalid frontmatter: .+\. A value with a colon, a quotation mark or an asterisk needs quotes$/,
  ],
  [/^title: .*$/m, 'title: The #1 choice', /^4: The text after # is read as a comment/],
  ['id: 1', 'id: 1\nid: 1', '3: This field occurs twice: delete one of its lines'],
  ['---', '', /^1: Frontmatter is missing: /],
  ['', '\uFEFF', '1: The file begins with a byte order mark: save it as UTF-8 without BOM'],
])('an article in which %s is replaced by %j has the expected errors', (from, to, ...messages) =>
  expect(errorsAfter('src/content/blog/1-digital-transformation.mdx', from, to)).toEqual(
    matchersFor(messages),
  ),
);

test.each<Change>([
  [/"heading": ".*"/, '"heading": ""', '3: heading: Write the text'],
  [/("heading": ".*",)/, '$1 $1', '3: Invalid JSON: Map keys must be unique'],
  [/"heading": ".*"/, '"heading": "{brnd}"', /^3: heading: Unknown placeholder \{brnd\}/],
  [
    '"lede"',
    '"leed"',
    '1: lede: Write the text',
    '4: Unknown field "leed"; see src/content/page-schemas.ts',
  ],
  [
    /"description": ".*"/,
    '"description": "Too short."',
    /^2: description: The description has 10 characters/,
  ],
  ['",\n', '"\n', /^3: Invalid JSON: look for a missing or extra comma, /],
])('page copy in which %s is replaced by %j has the expected errors', (from, to, ...messages) =>
  expect(errorsAfter('src/content/pages/contact.json', from, to)).toEqual(matchersFor(messages)),
);

test('reports a service with neither the name of a route nor a path', () =>
  expect(
    errorsAfter('src/content/services/managed.mdx', /^route: .*$/m, 'route: Edge service'),
  ).toEqual([
    '3: route: Name a route of src/routes.ts, or give the page a path such as /Edge-service',
  ]));

test('reports missing page copy, a missing entry and a file without a schema', () => {
  const sources = readSources('.');
  expect(
    findMissingContent(sources.filter(({ file }) => !file.endsWith('/contact.json'))),
  ).toMatchObject([{ file: 'src/content/pages/contact.json' }]);
  expect(
    findMissingContent(sources.filter(({ data }) => data['route'] !== 'studio')),
  ).toMatchObject([{ message: expect.stringContaining('set switches.studio to false') }]);
  const drafts = sources.map((source) => ({ ...source, data: { ...source.data, draft: true } }));
  expect(problemTexts(findMissingContent(drafts, new Date())).join()).toMatch(
    /route: assetIq.*route: panorama/s,
  );
  // If the caller passes no time, drafts count as published.
  expect(findMissingContent(drafts)).toEqual([]);
  expect(errorsIn('src/content/pages/contcat.json', '{}')).toEqual([
    '1: No schema for this file: delete it, or add a schema',
  ]);
});

const BOX_ERROR =
  /boxes\.0\.box.*: Invalid box: write \[left, top, right, bottom\] as fractions of the frame, from 0 to 1$/;
const withBox = (...box: number[]) => ({ boxes: [{ label: 'sun', kind: 'object', box }] });
test.each<[change: object, message?: RegExp]>([
  [withBox(0.1, 0.2, 0.3, 0.4)],
  [{ alt: undefined }, /^1: alt: Describe the picture for people who cannot see it \(alt\)$/],
  [{ caption: ' ' }, /caption: Give the picture a caption$/],
  ...['the sun.png', 'industry-energy'].map((alt): [object, RegExp] => [
    { alt },
    /^2: alt: Describe .*: write two words or more, not a file name$/,
  ]),
  ...['Image of a sun', 'An illustration showing a sun'].map((alt): [object, RegExp] => [
    { alt },
    /^2: alt: Begin with what is in the picture/,
  ]),
  [withBox(0.3, 0.2, 1.1, 0.4), BOX_ERROR],
  [withBox(0.3, 0.2, 0.1, 0.4), BOX_ERROR],
  [withBox(0.3, 0.2, 0.4), BOX_ERROR],
  [{ colour: 'red' }, /Unknown field "colour"/],
])('picture metadata changed by %j has the expected error, if any', (change, message) => {
  const metadata = { alt: 'An orange sun behind three hills.', caption: 'The sun.', boxes: [] };
  const text = JSON.stringify({ ...metadata, ...change }, undefined, 2);
  expect(errorsIn('src/assets/pictures/sun.json', text)).toEqual(
    matchersFor(message ? [message] : []),
  );
});
