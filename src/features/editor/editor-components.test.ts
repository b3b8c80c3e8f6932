import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { editorComponents } from './editor-components.ts';
import { serializeComponent } from './serialize-component.ts';

const getComponent = (name: string) => {
  const component = editorComponents.find(({ id }) => id === name);
  if (!component) throw new Error(`No component ${name}`);
  return component;
};
const rewrite = (name: string, source: string) =>
  serializeComponent(
    getComponent(name),
    new RegExp(getComponent(name).source, 'm').exec(source)?.groups ?? {},
  );

test('recognizes block components in src/content and writes them unchanged', () => {
  const bodies = globSync('src/content/*/*.mdx').map((file) => readFileSync(file, 'utf8'));
  for (const component of editorComponents) {
    const { id, source } = component;
    const tagCount = bodies.join('\n').match(new RegExp(`^<${id}\\b`, 'gm'))?.length ?? 0;
    const matches = bodies.flatMap((body) => [...body.matchAll(new RegExp(source, 'gm'))]);
    expect(matches.length, id).toBe(tagCount);
    for (const match of matches)
      expect(serializeComponent(component, match.groups ?? {})).toBe(match[0]);
  }
});

describe('writes', () => {
  test('quotation marks in an attribute as ”, and line breaks as spaces', () => {
    expect(
      serializeComponent(getComponent('Figure'), { picture: 'sun', caption: 'The "sun"\nof June' }),
    ).toBe('<Figure picture="sun" caption="The ”sun” of June" />');
  });
  test('a quote with several lines as a block', () =>
    expect(serializeComponent(getComponent('Quote'), { content: 'One\n\ntwo ' })).toBe(
      '<Quote>\n\nOne\n\ntwo\n\n</Quote>',
    ));
});

test('keeps an alternative text', () => {
  const source = '<Figure picture="sun" caption="The sun." alt="A sun over hills." />';
  expect(rewrite('Figure', source)).toBe(source);
});
