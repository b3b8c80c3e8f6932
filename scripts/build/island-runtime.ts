import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { minifySync } from 'vite';
import type { BuiltPage } from './built-pages.ts';

const inline = /<script>([\s\S]*?)<\/script>/g;
/** The custom element of islands, and the directives that say when one hydrates. */
const isRuntime = (code: string) => /customElements\.define\("astro-island"|self\.Astro\b/.test(code);

/**
 * Takes out of each document what Astro writes into it to hydrate islands: nothing of it is needed before a visitor acts, and as a file it comes once
 * for all pages (docs/decisions/0038-island-runtime.md).
 * @returns the pages as they now are; writing them is left to the step that adds their policy
 */
export async function linkIslandRuntime(folder: string, pages: BuiltPage[]): Promise<BuiltPage[]> {
  const files = new Map<string, string>();
  /** What a set of blocks becomes: a few sets for all pages. */
  const scripts = new Map<string, string>();
  const scriptOf = (blocks: string) => {
    const { code } = minifySync('islands.js', blocks);
    const hash = (algorithm: string, form: 'base64' | 'base64url') => createHash(algorithm).update(code).digest(form);
    const address = `/_astro/islands.${hash('sha256', 'base64url').slice(0, 8)}.js`;
    files.set(address, code);
    return `<script defer src="${address}" integrity="sha384-${hash('sha384', 'base64')}"></script>`;
  };
  const linked = pages.map((page) => {
    // In one order, whichever island a page has first.
    const blocks = [...page.html.matchAll(inline)]
      .map(([, code = '']) => code.trim())
      .filter(isRuntime)
      .sort()
      .join('\n');
    if (!blocks) return page;
    const script = scripts.get(blocks) ?? scriptOf(blocks);
    scripts.set(blocks, script);
    const html = page.html.replace(inline, (block, code: string) => (isRuntime(code) ? '' : block)).replace('</head>', () => `${script}</head>`);
    return { ...page, html };
  });
  await Promise.all([...files].map(([address, code]) => writeFile(path.join(folder, address), code)));
  return linked;
}
