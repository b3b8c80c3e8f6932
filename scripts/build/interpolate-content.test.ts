import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { site } from '../../site.config.ts';
import { FRONTMATTER } from '../../src/content/frontmatter.ts';
import { interpolateContent } from './interpolate-content.ts';

const { transform } = interpolateContent() as unknown as {
  transform: { handler: (source: string, id: string) => string };
};
const frontmatter = (text: string) => FRONTMATTER.exec(text)?.[0];

// An apostrophe in a filled-in value, as in Smith's Bakery, would end a quoted YAML string.
test.each(globSync('src/content/*/*.mdx'))('%s keeps its frontmatter', (file) => {
  const source = readFileSync(file, 'utf8');
  expect(frontmatter(source)).toBeDefined();
  expect(frontmatter(transform.handler(source, file))).toBe(frontmatter(source));
});

test('fills in placeholders of the body', () =>
  expect(transform.handler("---\ntitle: '{brand}'\n---\nAsk {brand}.", 'a.mdx')).toBe(
    `---\ntitle: '{brand}'\n---\nAsk ${site.brand}.`,
  ));

test('keeps braces in code and comments', () => {
  const source = '---\nid: 1\n---\nThe field `{customer_id}`. {/* ask {Ana} */}';
  expect(transform.handler(source, 'a.mdx')).toBe(source);
});

test('leaves a virtual module of Astro unchanged', () => {
  const code = 'export const a = {b};';
  expect(transform.handler(code, 'a.mdx?astroPropagatedAssets')).toBe(code);
});
