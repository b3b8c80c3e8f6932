import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { METHODS } from 'node:http';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { SEND_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { startDesk } from '../desk-process.ts';
import { dist, readBuiltFile } from '../pages.ts';
import { rawRequest } from '../raw-request.ts';

const siteFiles = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
  statSync(path.join(dist, name)).isFile(),
);

const desk = await startDesk();
afterAll(desk.stop);
writeFileSync(path.join(desk.dataDir, 'secret.txt'), 'a lead');

const parentFolders = [
  '..',
  '%2e%2e',
  '%2E%2E',
  '.%2e',
  '%2e.',
  '%252e%252e',
  '%c0%ae%c0%ae',
  '%e0%80%ae%e0%80%ae',
  '%uff0e%uff0e',
  '..;',
  '..%00',
  '.../...',
  '..\\',
  '%2e%2e%5c',
];
const slashes = ['/', '%2f', '%2F', '%5c', '\\', '%252f', '%c0%af', '//', '/./'];
const privateFiles = [
  'package.json',
  '.env',
  '.git/config',
  'data/leads.db',
  'server/main.ts',
  'site.config.ts',
  'etc/passwd',
  'csp.json',
  '_headers',
];

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const hashes = new Set(siteFiles.map((name) => sha256(readFileSync(path.join(dist, name)))));
const isSiteFile = (body: Buffer) => hashes.has(sha256(body));
const statusOf = async (url: string) => (await rawRequest(desk.url, url)).status;

/** Returns the matching items. Checks 16 at a time, to limit the load. */
async function findInBatches(items: string[], isMatch: (item: string) => Promise<boolean>) {
  const found: string[] = [];
  for (let start = 0; start < items.length; start += 16) {
    const batch = items.slice(start, start + 16);
    const matches = await Promise.all(batch.map(isMatch));
    found.push(...batch.filter((_, index) => matches[index]));
  }
  return found;
}

test('the desk serves no private file for known spellings of `..` and `/`', async () => {
  const traversals = parentFolders.flatMap((parent) =>
    slashes.map((slash) => `/${`${parent}${slash}`.repeat(3)}`),
  );
  const paths = privateFiles.flatMap((file) => [
    ...traversals.map((traversal) => traversal + file),
    `/_astro/../../${file}`,
    `/blog-details/..%2f..%2f${file}`,
    `http://desk/../${file}`,
    `/${process.cwd()}/${file}`,
  ]);
  const served = await findInBatches(
    [...paths, `${desk.dataDir}/secret.txt`],
    async (url) => ![400, 404].includes(await statusOf(url)),
  );
  expect(served).toEqual([]);
});

test('the desk answers random URLs only with site files, monitoring data, errors and redirects within the site', async () => {
  const piece = fc.oneof(
    fc.constantFrom(
      ...parentFolders,
      ...slashes,
      ...privateFiles,
      ...siteFiles,
      ...'%00 ? # ~ * : % constructor __proto__'.split(' '),
    ),
    fc.string({ maxLength: 4 }),
  );
  const url = fc
    .array(piece, { minLength: 1, maxLength: 8 })
    .map((pieces) => `/${pieces.join('')}`.replace(/[^!-~]/g, ''));
  await fc.assert(
    fc.asyncProperty(url, async (target) => {
      const { status, body, headers } = await rawRequest(desk.url, target);
      expect([200, 301, 400, 404]).toContain(status);
      if (status === 200 && !/^\/(healthz|readyz|metrics)/.test(target))
        expect(isSiteFile(body)).toBe(true);
      if (status === 301) expect(headers['location']).toMatch(/^\/(?!\/)/);
    }),
    { numRuns: 1000, examples: [['/about-us'], ['/#%..'], ['/home'], ['/robots.txt']] },
  );
});

test('the desk serves no internal file of the build', async () => {
  const internal = [
    ...siteFiles.filter((name) => /\.(br|gz)$/.test(name)),
    // Must not serve csp.json.
    'csp',
    '_redirects',
    'check-your-details.html',
  ];
  const served = await findInBatches(
    internal,
    async (name) => (await statusOf(`/${name}`)) !== 404,
  );
  expect(served).toEqual([]);
});

test.each([
  ['/about-us', ['GET', 'HEAD']],
  ['/robots.txt', ['GET', 'HEAD']],
  [SEND_PATH, ['OPTIONS', 'POST']],
])('the desk accepts only supported methods for %s', async (url, supported) => {
  // Node closes the connection of a CONNECT request.
  const methods = METHODS.filter((method) => method !== 'CONNECT');
  const accepted = await findInBatches(methods, async (method) => {
    const { status, body } = await rawRequest(desk.url, url, { method });
    // The status of a supported method may still be an error, such as 400 for an empty lead.
    return supported.includes(method)
      ? ![404, 405].includes(status)
      : ![400, 404, 405, 501].includes(status) || isSiteFile(body);
  });
  expect(accepted.sort()).toEqual(supported);
});

test('the built site contains no source map, no source and no hidden file except .well-known', () => {
  const isHidden = (name: string) =>
    name.split(path.sep).some((part) => part.startsWith('.')) && !name.startsWith('.well-known');
  const isSource = (name: string) => /\.map$|\.tsx?$|\.mdx$|\.astro$/.test(name);
  expect(siteFiles.filter((name) => isHidden(name) || isSource(name))).toEqual([]);
  // A worker of the editor's package refers to a missing source map.
  const texts = siteFiles.filter(
    (name) => /\.(js|css|html)$/.test(name) && !name.includes('heic-worker'),
  );
  expect(texts.filter((name) => readBuiltFile(name).includes('sourceMappingURL'))).toEqual([]);
});
