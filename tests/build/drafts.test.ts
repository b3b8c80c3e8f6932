import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ARTICLES_PER_PAGE } from '../../src/content/blog-lists.ts';
import { ids } from '../content.ts';
import { allPages } from '../pages.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import { addDrafts, kept, newest, older, topic } from '../second-site/drafts.ts';
import { run, type SecondSite, secondSite } from '../second-site/second-site.ts';
import { isExhaustive } from '../test-scope.ts';

let copy: SecondSite;
beforeAll(async () => {
  copy = await secondSite();
});
afterAll(() => copy.remove());

const built = ({ dist }: ProjectCopy, name: string) => readFileSync(path.join(dist, name), 'utf8');
const files = ({ dist }: ProjectCopy) => globSync('**/*.{html,xml,txt,md,json}', { cwd: dist });

test('lists no draft and no future article in pages, cards, feeds, search, sitemap or Markdown', () => {
  const found = files(copy).flatMap((file) =>
    Object.keys(kept)
      .filter((title) => built(copy, file).includes(title))
      .map((title) => `${file}: ${title}`),
  );
  expect(found).toEqual([]);
  for (const id of Object.values(kept))
    expect(files(copy)).not.toContain(`blog-details/${id}.html`);
});

test('lists the newest article first on News & Blog and in the feeds', () => {
  expect(/blog-details\/(\d+)/.exec(built(copy, 'blog.html').split('<main')[1] ?? '')?.[1]).toBe(
    String(newest.id),
  );
  for (const feed of ['rss.xml', 'atom.xml']) expect(built(copy, feed)).toContain(newest.title);
});

test('links the pages of News & Blog and of each topic', () => {
  const hrefs = (page: string, filter = '') =>
    [
      ...(built(copy, page).split('<main')[1] ?? '').matchAll(
        new RegExp(`<a[^>]*?href="([^"]+)"[^>]*${filter}`, 'g'),
      ),
    ].map(([, href]) => href);
  const cards = (page: string) => hrefs(page).filter((href) => href?.startsWith('/blog-details/'));
  expect(hrefs('blog.html', 'rel="next"')).toEqual(['/blog/page/2']);
  expect(hrefs('blog/page/2.html', 'rel="prev"')).toEqual(['/blog']);
  expect(built(copy, 'blog/page/2.html')).toMatch(/<title>[^<]*, page 2 \|/);
  expect(built(copy, 'blog/page/2.html')).toMatch(
    /<link rel="canonical" href="[^"]*\/blog\/page\/2"/,
  );
  expect(built(copy, 'sitemap-0.xml')).toContain('/blog/page/2</loc>');
  expect(cards('blog.html')).toHaveLength(ARTICLES_PER_PAGE);
  expect(new Set([...cards('blog.html'), ...cards('blog/page/2.html')]).size).toBe(
    ids('blog').length + 1 + older.length,
  );
  expect(hrefs('blog.html')).toContain(`/blog/topic/${topic}`);
  expect(cards(`blog/topic/${topic}.html`)).toHaveLength(ARTICLES_PER_PAGE);
});

test('accepts a JPEG without annotations, described by its article', () => {
  expect(built(copy, `blog-details/${newest.id}.html`)).toMatch(
    /<img[^>]*alt="A ledger on a desk, seen from above\."/,
  );
  expect(built(copy, 'blog.html')).toContain('alt="A ledger on a desk, seen from above."');
});

test.runIf(isExhaustive)(
  'a preview marks drafts, excludes search engines and leaves the served site unchanged',
  async () => {
    const project = copyProject();
    onTestFinished(project.remove);
    await addDrafts(project.folder);
    expect(run(project.folder, 'scripts/build.ts', '--drafts')).toMatchObject({
      status: 0,
      output: expect.stringContaining('SITE_DIR=releases/preview npm start'),
    });
    expect(existsSync(project.dist)).toBe(false);
    const preview = { ...project, dist: path.join(project.folder, 'releases/preview') };
    expect(built(preview, `blog-details/${kept['Quiet Draft']}.html`)).toMatch(
      /<mark>[^<]*Draft<\/mark>/,
    );
    for (const title of Object.keys(kept))
      expect(built(preview, 'blog.html') + built(preview, 'blog/page/2.html')).toContain(title);
    expect(built(preview, 'search-index.json')).toContain('Quiet Draft');
    const pages = files(preview).filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(allPages().length);
    expect(
      pages.filter(
        (page) => !built(preview, page).includes('<meta name="robots" content="noindex'),
      ),
    ).toEqual([]);
  },
);
