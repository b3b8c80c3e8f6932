import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import { afterAll, expect, test } from 'vitest';
import { spellOutCapitalized, spellOutCount } from '../../src/content/spell-out-count.ts';
import { publishedIn } from '../content.ts';
import { articleId, articleTitle, nextId, pictureAlt } from '../second-site/entries.ts';
import { secondSite, secondSiteEnv } from '../second-site/second-site.ts';
import { isFullRun } from '../test-scope.ts';

const { buildResult, contentResult, folder, readBuilt, remove } = await secondSite();
afterAll(remove);

test('an added article gets its page, and links from the blog and the previous article', () => {
  expect(buildResult).toEqual({
    status: 0,
    output: expect.stringMatching(/^Built \d+ pages in \d+ s: dist points at releases\/\S+$/m),
  });
  expect(contentResult).toEqual({
    status: 0,
    output: expect.stringContaining('no problems found'),
  });
  for (const [file, text] of [
    [`blog-details/${articleId}.html`, `${articleTitle}</h1>`],
    [`blog-details/${articleId}.html`, pictureAlt],
    ['blog.html', `href="/blog-details/${articleId}"`],
    [`blog-details/${articleId - 1}.html`, `href="/blog-details/${articleId}" rel="next"`],
  ] as const)
    expect(readBuilt(file), file).toContain(text);
});

test('an added product, service and industry get pages, and change menus, lists and counts', () => {
  const home = readBuilt('index.html');
  // At least two links to each.
  for (const href of ['/Lens', '/Edge-service'])
    expect(home.split(`href="${href}"`).length, href).toBeGreaterThan(2);
  const serviceCount = publishedIn('services').length + 1;
  const productId = nextId('products');
  const industryId = nextId('industries');
  // The page saves this id as the last visited product (src/client/visit-state.ts).
  const lensVisit = new RegExp(`<body[^>]*data-visits="[^"]*%2FLens=${productId}"`);
  const expected: [page: string, text: string | RegExp][] = [
    ['index', `${spellOutCapitalized(serviceCount)} ways to start`],
    ['index', `${spellOutCapitalized(serviceCount)} services, and how they fit together`],
    ['Lens', lensVisit],
    ['Lens', 'Schedule Demo'],
    [`product-details/${productId}`, 'Lens'],
    ['product', 'href="/Lens"'],
    ['Edge-service', 'What We Offer'],
    ['solutions', `The ${spellOutCount(serviceCount)} services`],
    [`industry-details/${industryId}`, 'Ports</h1>'],
    // Ids of industries have no gaps, so the highest one is their count.
    ['industry-verticals', `The ${spellOutCount(industryId)} industries`],
  ];
  for (const [page, text] of expected) expect(readBuilt(`${page}.html`), page).toMatch(text);
});

const TIMEOUT_MS = 30 * 60_000;

test.runIf(isFullRun)(
  'the second site passes the tests in tests/build/ that only read a build',
  () => {
    const makesBuild = (file: string) =>
      /project-copy|second-site|scripts\/(dev|screenshots)\.ts/.test(readFileSync(file, 'utf8'));
    const files = globSync('tests/build/*.test.ts').filter((file) => !makesBuild(file));
    const { status, stdout, stderr } = spawnSync(
      'node_modules/.bin/vitest',
      ['run', '--project', 'build', '--reporter=dot', ...files],
      { cwd: folder, encoding: 'utf8', env: secondSiteEnv },
    );
    expect(status, stdout + stderr).toBe(0);
  },
  TIMEOUT_MS,
);
