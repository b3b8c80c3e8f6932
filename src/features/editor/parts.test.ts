import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parts } from './parts.ts';
import { writePart } from './write-part.ts';

const part = (name: string) => {
  const found = parts.find(({ id }) => id === name);
  if (!found) throw new Error(`no part ${name}`);
  return found;
};
const again = (name: string, source: string) =>
  writePart(part(name), new RegExp(part(name).source, 'm').exec(source)?.groups ?? {});

test('recognizes every component in the texts and writes it unchanged', () => {
  const bodies = globSync('src/content/*/*.mdx').map((file) => readFileSync(file, 'utf8'));
  for (const each of parts) {
    const { id, source } = each;
    const used = bodies.join('\n').match(new RegExp(`^<${id}\\b`, 'gm'))?.length ?? 0;
    const found = bodies.flatMap((body) => [...body.matchAll(new RegExp(source, 'gm'))]);
    expect(found.length, id).toBe(used);
    for (const match of found) expect(writePart(each, match.groups ?? {})).toBe(match[0]);
  }
});

describe('escapes special characters', () => {
  test('a quotation mark or a new line within an attribute', () => {
    expect(writePart(part('Figure'), { picture: 'sun', caption: 'The "sun"\nof June' })).toBe(
      '<Figure picture="sun" caption="The ”sun” of June" />',
    );
  });
  test('a new line within a quote', () =>
    expect(writePart(part('Quote'), { content: 'One\n\ntwo ' })).toBe(
      '<Quote>\n\nOne\n\ntwo\n\n</Quote>',
    ));
});

test('an alternative text is kept', () => {
  const source = '<Figure picture="sun" caption="The sun." alt="A sun over hills." />';
  expect(again('Figure', source)).toBe(source);
});
