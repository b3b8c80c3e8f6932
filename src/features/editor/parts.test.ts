import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parts } from './parts.ts';

const part = (name: string) => {
  const found = parts.find(({ id }) => id === name);
  if (!found) throw new Error(`no part ${name}`);
  return found;
};
const again = (name: string, source: string) => part(name).write(part(name).pattern.exec(source)?.groups ?? {});

test('every part in the texts is found by its pattern and written as it was', () => {
  const bodies = globSync('src/content/*/*.mdx').map((file) => readFileSync(file, 'utf8'));
  for (const { id, pattern, write } of parts) {
    const used = bodies.join('\n').match(new RegExp(`^<${id}\\b`, 'gm'))?.length ?? 0;
    const found = bodies.flatMap((body) => [...body.matchAll(new RegExp(pattern, 'gm'))]);
    expect(found.length, id).toBe(used);
    for (const match of found) expect(write(match.groups ?? {})).toBe(match[0]);
  }
});

describe('what would break a text is written so that it does not', () => {
  test('a quotation mark or a new line within an attribute', () => {
    expect(part('Figure').write({ picture: 'sun', caption: 'The "sun"\nof June' })).toBe('<Figure picture="sun" caption="The ”sun” of June" />');
  });
  test('a new line within a quote', () => expect(part('Quote').write({ text: 'One\n\ntwo ' })).toBe('<Quote>\n\nOne\n\ntwo\n\n</Quote>'));
});

test('an alternative text is kept where there is one', () => {
  const source = '<Figure picture="sun" caption="The sun." alt="A sun over hills." />';
  expect(again('Figure', source)).toBe(source);
});
