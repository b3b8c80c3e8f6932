import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { ARTICLES_PER_PAGE } from '../../src/content/blog-lists.ts';
import { idsOf } from '../content.ts';
import { allPages } from '../pages.ts';
import { copyProject, type ProjectCopy } from '../project-copy.ts';
import {
  addDatedArticles,
  newestArticle,
  olderArticles,
  topic,
  unpublishedIds,
} from '../second-site/dated-articles.ts';
import { runScript, type SecondSite, secondSite } from '../second-site/second-site.ts';
import { isFullRun } from '../test-scope.ts';

let copy: SecondSite;
beforeAll(async () => {
  copy = await secondSite();
});
afterAll(() => copy.remove());

const read = ({ dist }: ProjectCopy, name: string) => readFileSync(path.join(dist, name), 'utf8');
const textFiles = ({ dist }: ProjectCopy) => globSync('**/*.{html,xml,txt,md,json}', { cwd: dist });

test('the build excludes drafts and future articles from pages, cards, feeds, sitemap, search and Markdown', () => {
  const titles = Object.keys(unpublishedIds);
  const leakingFiles = textFiles(copy).filter((file) => {
    const text = read(copy, file);
    return titles.some((title) => text.includes(title));
  });
  expect(leakingFiles).toEqual([]);
  for (const id of Object.values(unpublishedIds)) {
    expect(textFiles(copy)).not.toContain(`blog-details/${id}.html`);
    expect(read(copy, 'sitemap-0.xml')).not.toContain(`/blog-details/${id}</loc>`);
  }
});

test('News & Blog lists the newest article first, and the feeds contain it', () => {
  const [, main = ''] = read(copy, 'blog.html').split('<main');
  expect(/blog-details\/(\d+)/.exec(main)?.[1]).toBe(String(newestArticle.id));
  for (const feed of ['rss.xml', 'atom.xml'])
    expect(read(copy, feed)).toContain(newestArticle.title);
});

test('News & Blog continues on a second page and links to the page of a topic', () => {
  const hrefsOf = (page: string, attribute = '') =>
    [
      ...(read(copy, page).split('<main')[1] ?? '').matchAll(
        new RegExp(`<a[^>]*?href="([^"]+)"[^>]*${attribute}`, 'g'),
      ),
    ].map(([, href]) => href);
  const cardsOf = (page: string) =>
    hrefsOf(page).filter((href) => href?.startsWith('/blog-details/'));
  expect(hrefsOf('blog.html', 'rel="next"')).toEqual(['/blog/page/2']);
  expect(hrefsOf('blog/page/2.html', 'rel="prev"')).toEqual(['/blog']);
  const secondPage = read(copy, 'blog/page/2.html');
  expect(secondPage).toMatch(/<title>[^<]*, page 2 \|/);
  expect(secondPage).toMatch(/<link rel="canonical" href="[^"]*\/blog\/page\/2"/);
  expect(read(copy, 'sitemap-0.xml')).toContain('/blog/page/2</loc>');
  expect(cardsOf('blog.html')).toHaveLength(ARTICLES_PER_PAGE);
  expect(new Set([...cardsOf('blog.html'), ...cardsOf('blog/page/2.html')]).size).toBe(
    idsOf('blog').length + [newestArticle, ...olderArticles].length,
  );
  expect(hrefsOf('blog.html')).toContain(`/blog/topic/${topic}`);
  expect(cardsOf(`blog/topic/${topic}.html`)).toHaveLength(ARTICLES_PER_PAGE);
});

test('a JPEG without a metadata file has the `pictureAlt` of its article as alternative text', () => {
  expect(read(copy, `blog-details/${newestArticle.id}.html`)).toMatch(
    /<img[^>]*alt="A ledger on a desk, seen from above\."/,
  );
  expect(read(copy, 'blog.html')).toContain('alt="A ledger on a desk, seen from above."');
});

test.runIf(isFullRun)(
  'a preview marks drafts, excludes search engines and creates no dist',
  async () => {
    const project = copyProject();
    onTestFinished(project.remove);
    await addDatedArticles(project.folder);
    expect(runScript(project.folder, 'scripts/build.ts', '--drafts')).toMatchObject({
      status: 0,
      output: expect.stringContaining('SITE_DIR=releases/preview npm start'),
    });
    expect(existsSync(project.dist)).toBe(false);
    const preview = { ...project, dist: path.join(project.folder, 'releases/preview') };
    expect(read(preview, `blog-details/${unpublishedIds['Quiet Draft']}.html`)).toMatch(
      /<mark>[^<]*Draft<\/mark>/,
    );
    for (const title of Object.keys(unpublishedIds))
      expect(read(preview, 'blog.html') + read(preview, 'blog/page/2.html')).toContain(title);
    expect(read(preview, 'search-index.json')).toContain('Quiet Draft');
    const pages = textFiles(preview).filter((file) => file.endsWith('.html'));
    expect(pages.length).toBeGreaterThan(allPages().length);
    expect(
      pages.filter((page) => !read(preview, page).includes('<meta name="robots" content="noindex')),
    ).toEqual([]);
  },
);
