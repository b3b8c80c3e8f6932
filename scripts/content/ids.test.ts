import { expect, test } from 'vitest';
import { testSource } from '../../tests/test-source.ts';
import { findDuplicateIds, findDuplicateUrls } from './ids.ts';
import { parseSource } from './sources.ts';

const findErrors = (...files: [file: string, id: number][]) =>
  findDuplicateIds(files.map(([file, id]) => testSource('Text.', `src/content/${file}`, id))).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );

test('ids may have any order and gaps, and each folder has its own', () =>
  expect(
    findErrors(['blog/7.mdx', 7], ['blog/1.mdx', 1], ['blog/2.mdx', 2], ['industries/1.mdx', 1]),
  ).toEqual([]));

test('a duplicate id in a folder is reported', () =>
  expect(findErrors(['blog/1.mdx', 1], ['blog/copy.mdx', 1], ['blog/3.mdx', 3])).toEqual([
    'src/content/blog/copy.mdx:2 The id 1 is taken by src/content/blog/1.mdx: use the highest existing id plus 1',
  ]));

test('reports a URL that another entry or page already has', () => {
  // A route is a path, or a key of `routes` in src/routes.ts: `managed`, `terms`, `search`.
  const errors = (...entries: [file: string, route: string][]) =>
    findDuplicateUrls(
      entries.map(([file, route]) =>
        parseSource(`src/content/${file}`, `---\norder: 1\nroute: ${route}\n---\nText.`),
      ),
    ).map(({ file, line, message }) => `${file}:${line} ${message}`);
  expect(
    errors(['services/a.mdx', '/Edge'], ['services/b.mdx', 'managed'], ['legal/c.mdx', 'terms']),
  ).toEqual([]);
  expect(
    errors(
      ['products/a.mdx', '/Edge'],
      ['services/b.mdx', '/Edge'],
      ['services/c.mdx', 'managed'],
      ['services/d.mdx', '/ManagedServices-service'],
      ['services/e.mdx', 'search'],
      ['services/f.mdx', '/404'],
      ...['inbox', 'metrics', 'healthz', 'readyz', 'admin'].map((name): [string, string] => [
        `services/${name}.mdx`,
        `/${name}`,
      ]),
    ),
  ).toEqual([
    'src/content/services/b.mdx:3 The URL /Edge is taken by src/content/products/a.mdx: give this entry another route',
    'src/content/services/d.mdx:3 The URL /ManagedServices-service is taken by src/content/services/c.mdx: give this entry another route',
    'src/content/services/e.mdx:3 The URL /search is taken by another page: give this entry another route',
    'src/content/services/f.mdx:3 The URL /404 is taken by another page: give this entry another route',
    ...['inbox', 'metrics', 'healthz', 'readyz', 'admin'].map(
      (name) =>
        `src/content/services/${name}.mdx:3 The URL /${name} is taken by another page: give this entry another route`,
    ),
  ]);
});
