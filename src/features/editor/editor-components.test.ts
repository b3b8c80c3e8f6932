import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editorComponents } from './editor-components.ts';
import { serializeComponent } from './serialize-component.ts';

const component = (name: string) => {
  const found = editorComponents.find(({ id }) => id === name);
  if (!found) throw new Error(`No component ${name}`);
  return found;
};
const rewritten = (name: string, source: string) =>
  serializeComponent(
    component(name),
    new RegExp(component(name).source, 'm').exec(source)?.groups ?? {},
  );

test('recognizes every component in the texts and writes it unchanged', () => {
  const bodies = globSync('src/content/*/*.mdx').map((file) => readFileSync(file, 'utf8'));
  for (const each of editorComponents) {
    const { id, source } = each;
    const used = bodies.join('\n').match(new RegExp(`^<${id}\\b`, 'gm'))?.length ?? 0;
    const found = bodies.flatMap((body) => [...body.matchAll(new RegExp(source, 'gm'))]);
    expect(found.length, id).toBe(used);
    for (const match of found) expect(serializeComponent(each, match.groups ?? {})).toBe(match[0]);
  }
});

describe('writes', () => {
  test('quotation marks in an attribute as ”, and line breaks as spaces', () => {
    expect(
      serializeComponent(component('Figure'), { picture: 'sun', caption: 'The "sun"\nof June' }),
    ).toBe('<Figure picture="sun" caption="The ”sun” of June" />');
  });
  test('a quote with several lines as a block', () =>
    expect(serializeComponent(component('Quote'), { content: 'One\n\ntwo ' })).toBe(
      '<Quote>\n\nOne\n\ntwo\n\n</Quote>',
    ));
});

test('keeps an alternative text', () => {
  const source = '<Figure picture="sun" caption="The sun." alt="A sun over hills." />';
  expect(rewritten('Figure', source)).toBe(source);
});
