import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Policies } from './policies.ts';

/** `_headers` and `_redirects`, as static hosts read them: the same policies and redirects that the lead desk applies itself. */
export async function writeStaticHostFiles(folder: string, policies: Policies): Promise<void> {
  const everywhere = [
    'X-Content-Type-Options: nosniff',
    'Referrer-Policy: strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy: same-origin',
    'Cross-Origin-Resource-Policy: same-origin',
    'Strict-Transport-Security: max-age=31536000; includeSubDomains',
  ];
  const block = (pattern: string, lines: string[]) => [pattern, ...lines.map((line) => `  ${line}`)].join('\n');
  const headers = [
    block('/*', everywhere),
    block('/_astro/*', ['Cache-Control: public, max-age=31536000, immutable']),
    ...Object.entries(policies).map(([page, policy]) => block(page, [`Content-Security-Policy: ${policy}`])),
  ];
  await writeFile(path.join(folder, '_headers'), `${headers.join('\n')}\n`);

  const pages = Object.keys(policies).filter((page) => page !== '/' && page !== '/404');
  const lowerCase = pages.filter((page) => page !== page.toLowerCase()).map((page) => `${page.toLowerCase()} ${page} 301`);
  await writeFile(path.join(folder, '_redirects'), `${['/home / 301', ...lowerCase].join('\n')}\n`);
}
