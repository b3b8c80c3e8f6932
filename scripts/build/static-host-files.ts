import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PERMISSIONS_POLICY } from '../../server/security-headers.ts';
import { site } from '../../site.config.ts';
import type { Policies } from './policies.ts';

/** `_headers` and `_redirects`, as static hosts read them, and `_redirects.map` for nginx: the policies and redirects that the lead desk applies itself. */
export async function writeStaticHostFiles(folder: string, policies: Policies): Promise<void> {
  const everywhere = [
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: same-origin',
    'Strict-Transport-Security: max-age=31536000',
    'X-Frame-Options: DENY',
    `Permissions-Policy: ${PERMISSIONS_POLICY}`,
    // Another site's film in a frame would be refused under it.
    ...(site.film ? [] : ['Cross-Origin-Embedder-Policy: require-corp']),
  ];
  const block = (pattern: string, lines: string[]) => [pattern, ...lines.map((line) => `  ${line}`)].join('\n');
  const headers = [
    block('/*', everywhere),
    block('/_astro/*', ['Cache-Control: public, max-age=31536000, immutable']),
    ...Object.entries(policies).map(([page, policy]) => block(page, [`Content-Security-Policy: ${policy}`])),
  ];
  await writeFile(path.join(folder, '_headers'), `${headers.join('\n')}\n`);

  const pages = Object.keys(policies).filter((page) => !['/', '/404', '/check-your-details'].includes(page));
  const lowerCase = pages.filter((page) => page !== page.toLowerCase()).map((page) => `${page.toLowerCase()} ${page} 301`);
  await writeFile(path.join(folder, '_redirects'), `${['/home / 301', ...lowerCase].join('\n')}\n`);
  await writeFile(path.join(folder, '_redirects.map'), spellings(pages));
}

/** What visitors make of a path: other letter case, a trailing slash, `.html`, `/index`. One line of an nginx `map` for each page. */
function spellings(pages: string[]): string {
  const line = (pattern: string, page: string) => `"~*^${pattern}/*$" "${page}";`;
  const plain = (page: string) => `${page.replaceAll(/[.+]/g, '\\$&')}(/index)?(\\.html)?`;
  return `${[line('/(home|index)(\\.html)?', '/'), ...pages.map((page) => line(plain(page), page))].join('\n')}\n`;
}
