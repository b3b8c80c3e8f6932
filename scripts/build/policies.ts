import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { site } from '../../site.config.ts';
import { addIntegrity } from './integrity.ts';

/** A page's content security policy by its path (`/about-us`). */
export type Policies = Record<string, string>;

const inlineScript = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g;
const inlineStyle = /<style[^>]*>([\s\S]*?)<\/style>/g;

/** The renderer's own style for its wrappers stands in the body, where HTML has no place for it; `styles/base.css` says the same. */
const islandStyle = /<style>astro-island,astro-slot,astro-static-slot\{display:contents\}<\/style>/;

const hash = (content: string) => `'sha256-${createHash('sha256').update(content).digest('base64')}'`;
const hashes = (html: string, pattern: RegExp) => [...new Set([...html.matchAll(pattern)].map((match) => hash(match[1] ?? '')))].sort();

/** The strictest policy the page works under: its own inline blocks by hash, its own origin for the rest, nothing else. */
export function policyFor(html: string): string {
  // A page may call where leads are sent and show the film the owner embeds; both are the site's own by default.
  const sending = ['connect-src', 'form-action'].map((directive) => `${directive} 'self' ${site.send.origin}`.trim());
  const frames = html.includes('<iframe') && site.film ? [`frame-src ${new URL(site.film).origin}`] : [];
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes(html, inlineScript).join(' ')}`.trim(),
    `style-src 'self' ${hashes(html, inlineStyle).join(' ')}`.trim(),
    "img-src 'self'",
    "font-src 'self'",
    "media-src 'self'",
    "manifest-src 'self'",
    ...sending,
    ...frames,
    "base-uri 'none'",
    // No text becomes markup or code: nothing here writes to innerHTML and the like, and nothing may.
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** `about-us.html` → `/about-us`, `index.html` → `/`. */
export const pagePath = (file: string) => `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;

/** `/about-us` → `about-us.html`, `/` → `index.html`. */
export const pageFile = (page: string) => `${page === '/' ? 'index' : page.slice(1)}.html`;

/**
 * Writes each page's policy and the hashes of its script files into it, and all of them to `csp.json` for servers that send headers.
 * `frame-ancestors` works in headers only, so it stands there alone.
 */
export async function writePolicies(folder: string, files: string[]): Promise<Policies> {
  const policies: Policies = {};
  for (const file of files) {
    const target = path.join(folder, file);
    const html = await addIntegrity((await readFile(target, 'utf8')).replace(islandStyle, ''), folder);
    const policy = policyFor(html);
    await writeFile(target, html.replace('<meta charset="utf-8">', `<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${policy}">`));
    policies[pagePath(file)] = `${policy}; frame-ancestors 'none'`;
  }
  await writeFile(path.join(folder, 'csp.json'), JSON.stringify(policies));
  return policies;
}
