import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { interpolateContent } from './interpolate-content.ts';

const { transform } = interpolateContent() as unknown as {
  transform: { handler: (source: string, id: string) => string };
};

// An apostrophe in a filled-in value, as in Smith's Bakery, would end a quoted YAML string.
test('fills in placeholders in the body of an MDX text, but not in its frontmatter', () =>
  expect(transform.handler("---\ntitle: '{brand}'\n---\nAsk {brand}.", 'a.mdx')).toBe(
    `---\ntitle: '{brand}'\n---\nAsk ${site.brand}.`,
  ));

test('keeps braces in code and comments of an MDX text', () => {
  const source = '---\nid: 1\n---\nThe field `{customer_id}`. {/* ask {Ana} */}';
  expect(transform.handler(source, 'a.mdx')).toBe(source);
});

test('leaves a virtual module of Astro unchanged', () => {
  const code = 'export const a = {b};';
  expect(transform.handler(code, 'a.mdx?astroPropagatedAssets')).toBe(code);
});
