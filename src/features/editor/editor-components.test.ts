import { globSync, readFileSync } from 'node:fs';
import { assert, expect, test } from 'vitest';
import { editorComponents } from './editor-components.ts';
import { serializeComponent } from './serialize-component.ts';

test('the editor recognizes block components in src/content and writes them unchanged', () => {
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

function componentOf(name: string) {
  const component = editorComponents.find(({ id }) => id === name);
  assert(component);
  return component;
}

test.each([
  [
    'quotation marks in an attribute as ”, line breaks as spaces',
    'Figure',
    { picture: 'sun', caption: 'The "sun"\nof June' },
    '<Figure picture="sun" caption="The ”sun” of June" />',
  ],
  [
    'a quote with several lines as a block',
    'Quote',
    { content: 'One\n\ntwo ' },
    '<Quote>\n\nOne\n\ntwo\n\n</Quote>',
  ],
])('the editor writes %s', (_, name, values, text) => {
  expect(serializeComponent(componentOf(name), values)).toBe(text);
});

test('the editor keeps an alternative text', () => {
  const figure = componentOf('Figure');
  const text = '<Figure picture="sun" caption="The sun." alt="A sun over hills." />';
  const { groups = {} } = new RegExp(figure.source, 'm').exec(text) ?? {};
  expect(serializeComponent(figure, groups)).toBe(text);
});
