import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fastify } from 'fastify';
import { addSecurityHeaders, headersOfEveryAnswer } from '../../server/security-headers.ts';
import { mediaTypeOf } from '../../server/site/media-types.ts';
import type { Policies } from './content-security-policy.ts';

/** Files whose media type static hosts would guess wrong, or send without its character set. */
const oftenMistaken = /^(rss|atom)\.xml$|\.(md|txt|webmanifest)$/;

const block = (pattern: string, headers: Record<string, string>) => [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** What the lead desk puts on every answer; the content policy is left to each page, because hosts add headers up. */
async function everywhere(): Promise<Record<string, string>> {
  const desk = fastify();
  await addSecurityHeaders(desk);
  const { 'content-security-policy': _, ...headers } = await headersOfEveryAnswer(desk);
  return headers;
}

/** `_headers` and `_redirects`, as static hosts read them, and `_redirects.nginx` for nginx: the headers and redirects that the lead desk gives itself. */
export async function writeStaticHostFiles(folder: string, policies: Policies): Promise<void> {
  const names = (await readdir(folder, { recursive: true })).map((name) => name.split(path.sep).join('/')).sort();
  const headers = [
    block('/*', await everywhere()),
    block('/_astro/*', { 'cache-control': 'public, max-age=31536000, immutable' }),
    ...names.filter((name) => oftenMistaken.test(name)).map((name) => block(`/${name}`, { 'content-type': mediaTypeOf(name) })),
    ...Object.entries(policies).map(([page, policy]) => block(page, { 'content-security-policy': policy })),
  ];
  await writeFile(path.join(folder, '_headers'), `${headers.join('\n')}\n`);

  const pages = Object.keys(policies).filter((page) => !['/', '/404', '/check-your-details'].includes(page));
  const lowerCase = pages.filter((page) => page !== page.toLowerCase()).map((page) => `${page.toLowerCase()} ${page} 301`);
  await writeFile(path.join(folder, '_redirects'), `${['/home / 301', ...lowerCase].join('\n')}\n`);
  await writeFile(path.join(folder, '_redirects.nginx'), spellings(pages));
}

/** What visitors make of a path: other letter case, a trailing slash, `.html`, `/index`. One line of an nginx `map` for each page. */
function spellings(pages: string[]): string {
  const line = (pattern: string, page: string) => `"~*^${pattern}/*$" "${page}";`;
  const plain = (page: string) => `${page.replaceAll(/[.+]/g, '\\$&')}(/index)?(\\.html)?`;
  return `${[line('/(home|index)(\\.html)?', '/'), ...pages.map((page) => line(plain(page), page))].join('\n')}\n`;
}
