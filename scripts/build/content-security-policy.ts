import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltPage } from './built-pages.ts';
import { editorPolicy, policyFor } from './policies.ts';
import { type Asset, readAssets } from './subresource-integrity.ts';

/** A page's content security policy by its path (`/about-us`). */
export type Policies = Record<string, string>;

const charset = '<meta charset="utf-8">';
/** The renderer's own style for its wrappers stands in the body, where HTML has no place for it; `styles/base.css` says the same. */
const islandStyle = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';
/** All that is changed is found in one walk: a page is long, and every change of its text copies it. */
const changed = new RegExp(`${charset}|${islandStyle}|<script type="module" src="(/[^"]+)">|<link rel="stylesheet" href="(/[^"]+)">`, 'g');

const scriptTag = ({ src, integrity }: Asset) => `<script type="module" src="${src}" integrity="${integrity}">`;
const sheetTag = ({ src, integrity }: Asset) => `<link rel="stylesheet" href="${src}" integrity="${integrity}">`;

/**
 * Writes into each page its policy and the hashes of its scripts and style sheets, and all policies into `csp.json` for servers that send headers:
 * `frame-ancestors` works in headers only, so it stands there alone.
 * @throws Error naming a file that was not built: a page without its hash would look as safe and not be.
 */
export async function writeContentSecurityPolicies(folder: string, pages: BuiltPage[]): Promise<Policies> {
  const assets = await readAssets(folder);
  const assetAt = (address: string) => {
    const asset = assets.get(address);
    if (!asset) throw new Error(`A page names ${address}, which is no file of dist/_astro/`);
    return asset;
  };
  const policies: Policies = {};
  const written = pages.map(({ file, path: page, html }) => {
    const policy = page === '/admin' ? editorPolicy() : policyFor(html.replace(islandStyle, ''));
    policies[page] = `${policy}; frame-ancestors 'none'`;
    const secured = html.replaceAll(changed, (found, script?: string, sheet?: string) => {
      if (script) return scriptTag(assetAt(script));
      if (sheet) return sheetTag(assetAt(sheet));
      return found === charset ? `${charset}<meta http-equiv="Content-Security-Policy" content="${policy}">` : '';
    });
    return writeFile(path.join(folder, file), secured);
  });
  await Promise.all(written);
  await writeFile(path.join(folder, 'csp.json'), JSON.stringify(policies));
  return policies;
}
