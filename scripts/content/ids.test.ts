import { expect, test } from 'vitest';
import { testSource } from '../../tests/test-source.ts';
import { findDuplicateIds, findDuplicateUrls } from './ids.ts';
import { formatProblem } from './problem.ts';
import { parseSource } from './sources.ts';

const idErrors = (...files: [file: string, id: number][]) =>
  findDuplicateIds(files.map(([file, id]) => testSource('', `src/content/${file}`, id))).map(
    formatProblem,
  );

test('a duplicate id in a folder is reported', () =>
  expect(idErrors(['blog/1.mdx', 1], ['blog/copy.mdx', 1], ['blog/3.mdx', 3])).toEqual([
    'src/content/blog/copy.mdx:2  The id 1 is taken by src/content/blog/1.mdx: use the highest existing id plus 1',
  ]));

test('reports a URL that another entry or page already has', () => {
  // A route is a path, or a key of `routes` in src/routes.ts: `managed`, `terms`, `search`.
  const urlErrors = (...routes: string[]) =>
    findDuplicateUrls(
      routes.map((route, index) =>
        parseSource(
          `src/content/${index % 2 ? 'services' : 'products'}/${index}.mdx`,
          `---\norder: 1\nroute: ${route}\n---\n`,
        ),
      ),
    ).map(formatProblem);
  expect(urlErrors('/Edge', 'managed', 'terms')).toEqual([]);
  expect(urlErrors('/Edge', '/Edge', 'managed', '/ManagedServices-service')).toEqual([
    'src/content/services/1.mdx:3  The URL /Edge is taken by src/content/products/0.mdx: give this entry another route',
    'src/content/services/3.mdx:3  The URL /ManagedServices-service is taken by src/content/products/2.mdx: give this entry another route',
  ]);
  expect(urlErrors('search')).toEqual([
    'src/content/products/0.mdx:3  The URL /search is taken by another page: give this entry another route',
  ]);
  for (const route of ['/404', '/inbox', '/metrics', '/healthz', '/readyz', '/admin'])
    expect(urlErrors(route)).toEqual([
      expect.stringContaining(`${route} is taken by another page`),
    ]);
});
