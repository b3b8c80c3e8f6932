import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withoutSyntaxHighlighting } from '../../src/features/editor/integration.ts';
import { tempFolder } from '../../tests/temp-folder.ts';
import { writeContentSecurityPolicies } from './content-security-policy.ts';
import { pagePolicy } from './policies.ts';

const hash = (text: string, algorithm = 'sha256') =>
  `${algorithm}-${createHash(algorithm).update(text).digest('base64')}`;

test('a policy allows the page’s origin, and inline blocks only by hash', () => {
  const policy = pagePolicy(
    '<style>a{}</style><script>one()</script><script type="module" src="/two.js"></script>',
  );
  expect(policy).toContain(`script-src 'self' '${hash('one()')}';`);
  expect(policy).toContain(`style-src 'self' '${hash('a{}')}';`);
  expect(policy).not.toMatch(/unsafe-|https?:|\*/);
  expect(policy.startsWith("default-src 'none';")).toBe(true);
  expect(pagePolicy('<p>Text</p>')).toContain("script-src 'self';");
});

const builtFiles = {
  '_astro/entry.js': 'import"./start.js";\n',
  '_astro/start.js': 'import"./react.js";run();',
  '_astro/react.js': 'typeof setImmediate<"u"',
  '_astro/a.css': 'a{}',
  'index.html':
    '<head><meta charset="utf-8"><link rel="stylesheet" href="/_astro/a.css"><script type="module" src="/_astro/entry.js"></script></head><style>astro-island,astro-slot,astro-static-slot{display:contents}</style><script>customElements.define("astro-island",{});removeAttribute("ssr");new CustomEvent("astro:hydration-error")</script><astro-island ssr client="near"></astro-island>',
};

/**
 * Writes `builtFiles` with `x` in place of `removed`, then adds the policy to the page.
 * @returns the page's HTML
 */
async function buildPage(removed?: string): Promise<string> {
  const files = Object.fromEntries(
    Object.entries(builtFiles).map(([file, text]) => [
      file,
      removed === undefined ? text : text.replaceAll(removed, ' x '),
    ]),
  );
  const folder = tempFolder(files);
  const page = { file: 'index.html', path: '/', html: files['index.html'] ?? '' };
  await writeContentSecurityPolicies(folder, [page]);
  return readFileSync(path.join(folder, page.file), 'utf8');
}

test('adds integrity hashes, replaces a script of one import with the imported chunk, and removes the `<style>` of islands', async () => {
  const html = await buildPage();
  expect(html).toContain(
    `<link rel="stylesheet" href="/_astro/a.css" integrity="${hash('a{}', 'sha384')}">`,
  );
  expect(html).toContain(
    `<script type="module" src="/_astro/start.js" integrity="${hash(builtFiles['_astro/start.js'], 'sha384')}">`,
  );
  expect(html).not.toContain('<style>');
});

test.each([
  [1, 'charset="utf-8"'],
  [1, '/_astro/'],
  [2, 'astro-static-slot'],
  [3, 'customElements'],
  [3, 'removeAttribute'],
  [3, 'astro:hydration-error'],
  [3, ' ssr '],
  [4, 'setImmediate'],
])('row %d of docs/astro-internals.md: the build fails without %s', async (row, pattern) => {
  await expect(buildPage(pattern)).rejects.toThrow(`docs/astro-internals.md, row ${row}`);
});

test('the build fails if the plugin that drops syntax highlighting finds no import to drop', () => {
  const { generateBundle } = withoutSyntaxHighlighting();
  const context = {
    environment: { name: 'client' },
    error: (message: string) => {
      throw new Error(message);
    },
  };
  expect(() => (generateBundle as (this: typeof context) => void).call(context)).toThrow(
    'docs/astro-internals.md, row 5',
  );
});
