import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { capitalizedCountWord, countWord } from '../../src/content/count-word.ts';
import { published } from '../content.ts';
import { articleId, nextId } from '../second-site/entries.ts';
import { environment, type SecondSite, secondSite } from '../second-site/second-site.ts';
import { isExhaustive } from '../test-scope.ts';

let copy: SecondSite;
beforeAll(async () => {
  copy = await secondSite();
});
afterAll(() => copy.remove());

const built = (page: string) => readFileSync(path.join(copy.dist, page), 'utf8');

/** Ends a suite that hangs. A busy machine takes many times as long as an idle one. */
const SUITE_TIMEOUT_MS = 30 * 60_000;

/** The build tests to run in the copy, except those that build, run scripts or take screenshots. */
function runBuildSuite() {
  const isOfTheProject = (file: string) =>
    /project-copy|second-site|scripts\/(dev|screenshots)\.ts/.test(readFileSync(file, 'utf8'));
  const files = globSync('tests/build/*.test.ts').filter((file) => !isOfTheProject(file));
  const { status, stdout, stderr } = spawnSync(
    path.join(copy.folder, 'node_modules/.bin/vitest'),
    ['run', '--project', 'build', '--reporter=dot', ...files],
    {
      cwd: copy.folder,
      encoding: 'utf8',
      env: environment,
    },
  );
  return { status, output: `${stdout}${stderr}` };
}

test('one text and one picture add an article with its page, card, next link and sitemap entry', () => {
  expect(copy.build).toEqual({
    status: 0,
    output: expect.stringMatching(/^Built \d+ pages in \d+ s: dist points at releases\/\S+$/m),
  });
  expect(copy.content).toEqual({ status: 0, output: expect.stringContaining('no problems found') });
  expect(built(`blog-details/${articleId}.html`)).toContain(
    'The Pallets That Were Counted Twice</h1>',
  );
  expect(built('blog.html')).toContain(`href="/blog-details/${articleId}"`);
  expect(built(`blog-details/${articleId - 1}.html`)).toContain(
    `href="/blog-details/${articleId}" rel="next"`,
  );
  expect(built('sitemap-0.xml')).toContain(`/blog-details/${articleId}<`);
});

test('one text each adds a third product, a seventh service and an eighth industry, without code', () => {
  const home = built('index.html');
  for (const href of ['/Lens', '/Edge-service'])
    expect(home.split(`href="${href}"`).length, href).toBeGreaterThan(2);
  expect(home).toContain(`${capitalizedCountWord(published('services').length + 1)} ways to start`);
  expect(home).toContain(
    `${capitalizedCountWord(published('services').length + 1)} services, and how they fit together`,
  );
  expect(built('Lens.html')).toMatch(
    new RegExp(`<body[^>]*data-visits="[^"]*%2FLens=${nextId('products')}"`),
  );
  expect(built('Lens.html')).toContain('Schedule Demo');
  expect(built(`product-details/${nextId('products')}.html`)).toContain('Lens');
  expect(built('product.html')).toContain('href="/Lens"');
  expect(built('Edge-service.html')).toContain('What We Offer');
  expect(built('solutions.html')).toContain(
    `The ${countWord(published('services').length + 1)} services`,
  );
  expect(built(`industry-details/${nextId('industries')}.html`)).toContain('Ports</h1>');
  expect(built('industry-verticals.html')).toContain(
    `The ${countWord(nextId('industries'))} industries`,
  );
});

test.runIf(isExhaustive)(
  'all build tests pass for the second site',
  () => {
    const { status, output } = runBuildSuite();
    expect(status, output).toBe(0);
  },
  SUITE_TIMEOUT_MS,
);
