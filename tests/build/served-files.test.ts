import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { METHODS } from 'node:http';
import path from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SEND_PATH } from '../../src/features/lead-forms/emailjs-payload.ts';
import { type Desk, startDesk } from '../desk-process.ts';
import { dist } from '../pages.ts';
import { askRaw } from '../raw-request.ts';

const root = path.resolve(import.meta.dirname, '../..');
const names = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((name) =>
  statSync(path.join(dist, name)).isFile(),
);

let desk: Desk;
beforeAll(async () => {
  desk = await startDesk();
  writeFileSync(path.join(desk.dataDir, 'secret.txt'), 'a lead');
});
afterAll(() => desk.stop());

/** Spellings of a parent folder, and files outside the site. */
const steps = [
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
const outside = [
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

const digest = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const digests = new Set(names.map((name) => digest(readFileSync(path.join(dist, name)))));
const insideOf = (body: Buffer) => digests.has(digest(body));

describe('the desk with the built site', () => {
  test('serves no file outside the site for any spelling of a path', async () => {
    const paths = steps.flatMap((step) =>
      slashes.flatMap((slash) =>
        outside.map((target) => `/${`${step}${slash}`.repeat(3)}${target}`),
      ),
    );
    // From a folder, and as absolute-form request target.
    paths.push(
      ...outside.flatMap((target) => [
        `/_astro/../../${target}`,
        `/blog-details/..%2f..%2f${target}`,
        `http://desk/../${target}`,
        `${desk.dataDir}/secret.txt`,
        `/${root}/${target}`,
      ]),
    );
    const answers = await inTurn(paths, async (each) => ({
      path: each,
      status: (await askRaw(desk.url, each)).status,
    }));
    expect(answers.filter(({ status }) => status !== 404 && status !== 400)).toEqual([]);
  });

  test('serves only files of the site', async () => {
    const piece = fc.oneof(
      fc.constantFrom(
        ...steps,
        ...slashes,
        ...outside,
        ...names,
        '%00',
        '?',
        '#',
        '~',
        '*',
        ':',
        '%',
        'constructor',
        '__proto__',
      ),
      fc.string({ maxLength: 4 }),
    );
    const address = fc
      .array(piece, { minLength: 1, maxLength: 8 })
      .map((pieces) => `/${pieces.join('')}`.replace(/[^!-~]/g, ''));
    await fc.assert(
      fc.asyncProperty(address, async (each) => {
        const { status, body, headers } = await askRaw(desk.url, each);
        expect([200, 301, 400, 404]).toContain(status);
        if (status === 200 && !/^\/(healthz|readyz|metrics)/.test(each))
          expect(insideOf(body)).toBe(true);
        if (status === 301) expect(headers['location']).toMatch(/^\/(?!\/)/);
      }),
      { numRuns: 1000, examples: [['/about-us'], ['/#%..'], ['/home'], ['/robots.txt']] },
    );
  });

  test('serves no internal file of the build', async () => {
    const hidden = [
      ...names.filter((name) => /\.(br|gz)$/.test(name)),
      'csp.json',
      '_headers',
      '_redirects',
      '404.html',
      'check-your-details.html',
    ];
    const answers = await inTurn(hidden, async (name) => ({
      name,
      status: (await askRaw(desk.url, `/${name}`)).status,
    }));
    expect(answers.filter(({ status }) => status !== 404)).toEqual([]);
    expect((await askRaw(desk.url, '/csp')).status).toBe(404);
  });

  test('rejects unsupported methods', async () => {
    // Node closes a CONNECT without a response.
    const methods = METHODS.filter((method) => method !== 'CONNECT');
    const allowed: Record<string, string[]> = {
      '/': ['GET', 'HEAD'],
      '/about-us': ['GET', 'HEAD'],
      '/robots.txt': ['GET', 'HEAD'],
      [SEND_PATH]: ['OPTIONS', 'POST'],
    };
    for (const [each, taken] of Object.entries(allowed)) {
      const answers = await inTurn(methods, async (method) => ({
        method,
        ...(await askRaw(desk.url, each, method)),
      }));
      for (const { method, status, body } of answers) {
        if (taken.includes(method))
          expect(status === 405 || status === 404, `${each} ${method}`).toBe(false);
        else
          expect({
            each,
            method,
            refused: [400, 404, 405, 501].includes(status),
            told: insideOf(body),
          }).toEqual({ each, method, refused: true, told: false });
      }
    }
  });
});

describe('the built site', () => {
  test('contains no source map, no source and no hidden file except .well-known', () => {
    expect(names.filter((name) => /\.map$|\.tsx?$|\.mdx$|\.astro$/.test(name))).toEqual([]);
    expect(
      names.filter(
        (name) =>
          name.split(path.sep).some((part) => part.startsWith('.')) &&
          !name.startsWith('.well-known'),
      ),
    ).toEqual([]);
    // A worker of the editor's package refers to a missing source map.
    const text = names.filter((name) => /\.(js|css|html)$/.test(name) && !/heic-worker/.test(name));
    expect(
      text.filter((name) =>
        readFileSync(path.join(dist, name), 'utf8').includes('sourceMappingURL'),
      ),
    ).toEqual([]);
  });
});

/** Sends a few requests at a time, to protect a small machine. */
async function inTurn<Item, Result>(
  items: Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (let at = 0; at < items.length; at += 16)
    results.push(...(await Promise.all(items.slice(at, at + 16).map(work))));
  return results;
}
