import { hash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltPage } from '../../src/build/built-pages.ts';
import { editorCsp } from '../../src/features/editor/editor-csp.ts';
import { pagePolicy } from './policies.ts';

export type Policies = Record<string, string>;

type Asset = { url: string; integrity: string };

// Patterns that the build output must match, by row of the table in docs/astro-internals.md.
/** Row 1: the policy is inserted after this tag */
const charset = '<meta charset="utf-8">';
/** Row 1: gets an integrity hash */
const assetTag = /<(?:script|link)\b[^>]*\b(?:src|href)="(\/_astro\/[^"]+\.(?:js|css))"[^>]*>/g;
/** Row 1: an entry that only imports another chunk */
const importOnlyEntry = /^import\s*["']\.\/([^"']+)["'];?\s*$/;
/** Row 2: removed, because HTML allows no style in the body; `styles/base.css` replaces it */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
/** Row 3: what our client code depends on if an island fails to load */
const islandCode = [
  'customElements.define("astro-island"',
  'removeAttribute("ssr")',
  'new CustomEvent("astro:hydration-error"',
  ' ssr ',
];
/** Row 4: a check in React, on which `src/client/set-immediate.ts` depends */
const setImmediateCheck = /typeof setImmediate/;

function expectOutput(condition: boolean, row: number, error: string): void {
  if (!condition)
    throw new Error(
      `The build output no longer matches docs/astro-internals.md, row ${row}: ${error}`,
    );
}

/** Maps the URL of each file to its asset, or to the only chunk that the file imports. */
function findAssets(files: Map<string, Buffer>): Map<string, Asset> {
  return new Map(
    [...files].map(([requested, content]) => {
      const [, target] = importOnlyEntry.exec(content.toString()) ?? [];
      const url = target ? `/_astro/${target}` : requested;
      const digest = hash('sha384', files.get(url) ?? content, 'base64');
      return [requested, { url, integrity: `sha384-${digest}` }];
    }),
  );
}

/**
 * Adds policies and integrity hashes to pages, and removes the style of islands. If an entry script
 * only imports a chunk, pages refer to the chunk instead. Writes the policies for headers to
 * `csp.json`.
 * @throws Error if the output does not match docs/astro-internals.md
 */
export async function writeContentSecurityPolicies(
  folder: string,
  pages: BuiltPage[],
): Promise<Policies> {
  const files = new Map<string, Buffer>();
  for await (const file of glob('_astro/*.{css,js}', { cwd: folder }))
    files.set(`/_astro/${path.basename(file)}`, await readFile(path.join(folder, file)));
  const assets = findAssets(files);
  const hasIslands = pages.some(({ html }) => html.includes('<astro-island'));
  expectOutput(
    !hasIslands ||
      [...files.values()].some((content) => setImmediateCheck.test(content.toString())),
    4,
    'no script checks for setImmediate',
  );
  const policies: Policies = {};
  const writes = pages.map(({ file, path: page, html }) => {
    expectOutput(html.includes(charset), 1, `${file} has no ${charset}`);
    if (html.includes('<astro-island'))
      for (const [row, codes] of [
        [2, [islandStyle]],
        [3, islandCode],
      ] as const)
        for (const code of codes) expectOutput(html.includes(code), row, `${file} has no ${code}`);
    const withoutIslandStyle = html.replace(islandStyle, '');
    const policy = page === '/admin' ? editorCsp() : pagePolicy(withoutIslandStyle);
    policies[page] = `${policy}; frame-ancestors 'none'`;
    let tagCount = 0;
    const secured = withoutIslandStyle
      .replace(
        charset,
        () => `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      )
      .replace(assetTag, (tag, requestedUrl: string) => {
        const { url, integrity } = assets.get(requestedUrl) ?? {};
        expectOutput(
          url !== undefined,
          1,
          `${file} refers to ${requestedUrl}, which was not built`,
        );
        tagCount += 1;
        return `${tag.replace(requestedUrl, url ?? '').slice(0, -1)} integrity="${integrity}">`;
      });
    expectOutput(tagCount > 0, 1, `${file} refers to no script or style sheet in /_astro/`);
    return writeFile(path.join(folder, file), secured);
  });
  await Promise.all(writes);
  await writeFile(path.join(folder, 'csp.json'), JSON.stringify(policies));
  return policies;
}
