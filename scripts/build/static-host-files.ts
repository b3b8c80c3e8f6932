import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fastify } from 'fastify';
import { addSecurityHeaders, commonHeaders } from '../../server/security-headers.ts';
import { errorPages } from '../../src/routes.ts';
import type { Policies } from './content-security-policy.ts';

/** Media types that static hosts get wrong, by name or extension. */
const mediaTypes: Record<string, string> = {
  'rss.xml': 'application/rss+xml; charset=utf-8',
  'atom.xml': 'application/atom+xml; charset=utf-8',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json',
};
const overriddenType = (name: string) =>
  mediaTypes[name] ?? mediaTypes[name.slice(name.lastIndexOf('.') + 1)];

const headerRule = (pattern: string, headers: Record<string, string>) =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** The desk's headers, except the content security policy, which differs from page to page. */
async function commonDeskHeaders(): Promise<Record<string, string>> {
  const desk = fastify();
  await addSecurityHeaders(desk);
  const { 'content-security-policy': _, ...headers } = await commonHeaders(desk);
  return headers;
}

/**
 * Writes headers and redirects for static hosts. `_maps.nginx` has entries for two `map` blocks of
 * nginx. The first maps paths to the targets of redirects. The second has one entry,
 * `embedder-policy`, with the value of the header `Cross-Origin-Embedder-Policy`.
 */
export async function writeStaticHostFiles(folder: string, policies: Policies): Promise<void> {
  const files = (await readdir(folder, { recursive: true })).sort();
  const deskHeaders = await commonDeskHeaders();
  const headers = [
    headerRule('/*', deskHeaders),
    headerRule('/_astro/*', { 'cache-control': 'public, max-age=31536000, immutable' }),
    ...files.flatMap((name) => {
      const type = overriddenType(name);
      return type ? [headerRule(`/${name}`, { 'content-type': type })] : [];
    }),
    ...Object.entries(policies).map(([page, policy]) =>
      headerRule(page, { 'content-security-policy': policy }),
    ),
  ];
  await writeFile(path.join(folder, '_headers'), `${headers.join('\n')}\n`);

  const pages = Object.keys(policies).filter((page) => !['/', ...errorPages].includes(page));
  const redirects = pages
    .filter((page) => page !== page.toLowerCase())
    .map((page) => `${page.toLowerCase()} ${page} 301`);
  await writeFile(path.join(folder, '_redirects'), `${['/home / 301', ...redirects].join('\n')}\n`);
  const embedderPolicy = deskHeaders['cross-origin-embedder-policy'] ?? '';
  await writeFile(
    path.join(folder, '_maps.nginx'),
    `"embedder-policy" "${embedderPolicy}";\n${nginxRedirects(pages)}`,
  );
}

/** Maps paths with any letter case, final slashes, `.html` or `/index` to their pages. */
function nginxRedirects(pages: string[]): string {
  const toLine = (pattern: string, page: string) => `"~*^${pattern}/*$" "${page}";`;
  const pathPattern = (page: string) => `${page.replaceAll(/[.+]/g, '\\$&')}(/index)?(\\.html)?`;
  return `${[toLine('/(home|index)(\\.html)?', '/'), ...pages.map((page) => toLine(pathPattern(page), page))].join('\n')}\n`;
}
