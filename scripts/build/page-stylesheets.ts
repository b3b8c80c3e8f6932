import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltPage } from './built-pages.ts';

const sharedSheet = /<link rel="stylesheet" href="\/_astro\/Document\.[^"]+">/;
const style = /<style[^>]*>(?!@layer [\w,]+;<)([\s\S]*?)<\/style>/g;
/** The order of the layers stands before all sheets, for the bundler orders modules as it likes. */
const layers = /<style>@layer [\w,]+;<\/style>/;

/**
 * Takes the style out of each document: the sheet that all pages share comes first, and what the head has of its own becomes one file, which pages of a
 * kind have in common. A document then fits into the first flight of a connection, and a second page brings its words alone (docs/decisions/0037-style-in-files.md).
 * A page without the shared sheet, the editor's, is left as it is.
 * @returns the pages as they now are; writing them is left to the step that adds their policy
 */
export async function linkStylesheets(folder: string, pages: BuiltPage[]): Promise<BuiltPage[]> {
  const sheets = new Map<string, string>();
  const linked = pages.map((page) => {
    const [head = '', ...rest] = page.html.split('</head>');
    const [shared] = sharedSheet.exec(head) ?? [];
    if (shared === undefined) return page;
    const css = [...head.matchAll(style)].map(([, block]) => block).join('');
    const address = `/_astro/page.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
    sheets.set(address, css);
    const bare = head.replaceAll(style, '').replace(shared, '');
    const links = `${shared}<link rel="stylesheet" href="${address}">`;
    return { ...page, html: [bare.replace(layers, (statement) => statement + links), ...rest].join('</head>') };
  });
  await Promise.all([...sheets].map(([address, css]) => writeFile(path.join(folder, address), css)));
  return linked;
}
