import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { ARTICLES_PER_PAGE } from '../../src/content/blog-lists.ts';
import { idsOf } from '../content.ts';
import { allPages } from '../pages.ts';
import { copyProject } from '../project-copy.ts';
import {
  addDatedArticles,
  newestArticle,
  olderArticles,
  topic,
  unpublishedIdByTitle,
} from '../second-site/dated-articles.ts';
import { runScript, secondSite } from '../second-site/second-site.ts';
import { isFullRun } from '../test-scope.ts';
import { urlsIn } from './built-document.ts';

const { dist, readBuilt, remove } = await secondSite();
afterAll(remove);

test('the build excludes drafts and future articles from pages, cards, feeds, sitemap, search and Markdown', () => {
  const pages = Object.values(unpublishedIdByTitle).map((id) => `blog-details/${id}`);
  // `<` ends a URL in XML.
  const traces = [...Object.keys(unpublishedIdByTitle), ...pages.map((page) => `/${page}<`)];
  for (const file of globSync('**/*.{html,xml,txt,md,json}', { cwd: dist })) {
    const text = readBuilt(file);
    expect(pages).not.toContain(file.replace(/\.\w+$/, ''));
    expect(
      traces.filter((trace) => text.includes(trace)),
      file,
    ).toEqual([]);
  }
});

test('News & Blog lists the newest article first, and the feeds contain it', () => {
  const [, main = ''] = readBuilt('blog.html').split('<main');
  expect(/blog-details\/(\d+)/.exec(main)?.[1]).toBe(String(newestArticle.id));
  for (const feed of ['rss.xml', 'atom.xml'])
    expect(readBuilt(feed)).toContain(newestArticle.title);
});

test('News & Blog continues on a second page and links to the page of a topic', () => {
  const open = (page: string) => new JSDOM(readBuilt(page)).window.document;
  const [blog, secondPage] = [open('blog.html'), open('blog/page/2.html')];
  expect(urlsIn(blog, 'main a[rel~="next"]')).toEqual(['/blog/page/2']);
  expect(urlsIn(secondPage, 'main a[rel~="prev"]')).toEqual(['/blog']);
  expect(secondPage.title).toMatch(/, page 2 \|/);
  expect(urlsIn(secondPage, 'link[rel="canonical"]')[0]).toMatch(/\/blog\/page\/2$/);
  expect(readBuilt('sitemap-0.xml')).toContain('/blog/page/2</loc>');
  const cardsOn = (page: Document) => urlsIn(page, 'main a[href^="/blog-details/"]');
  const cards = cardsOn(blog);
  expect(cards).toHaveLength(ARTICLES_PER_PAGE);
  expect(new Set([...cards, ...cardsOn(secondPage)]).size).toBe(
    idsOf('blog').length + [newestArticle, ...olderArticles].length,
  );
  expect(urlsIn(blog, 'main a')).toContain(`/blog/topic/${topic}`);
  expect(cardsOn(open(`blog/topic/${topic}.html`))).toHaveLength(ARTICLES_PER_PAGE);
});

test('a JPEG without a metadata file has the `pictureAlt` of its article as alternative text', () => {
  for (const file of [`blog-details/${newestArticle.id}.html`, 'blog.html'])
    expect(readBuilt(file)).toMatch(new RegExp(`<img[^>]*alt="${newestArticle.pictureAlt}"`));
});

test.runIf(isFullRun)(
  'a preview build includes drafts, excludes search engines and creates no `dist`',
  async () => {
    const project = copyProject();
    onTestFinished(project.remove);
    await addDatedArticles(project.folder);
    expect(runScript(project.folder, 'scripts/build.ts', '--drafts')).toMatchObject({
      status: 0,
      output: expect.stringContaining('SITE_DIR=releases/preview npm start'),
    });
    expect(existsSync(project.dist)).toBe(false);
    const preview = project.pathOf('releases/preview');
    const readPreview = (name: string) => readFileSync(path.join(preview, name), 'utf8');
    for (const title of Object.keys(unpublishedIdByTitle))
      expect(readPreview('blog.html') + readPreview('blog/page/2.html')).toContain(title);
    expect(readPreview('search-index.json')).toContain('Quiet Draft');
    const pages = globSync('**/*.html', { cwd: preview });
    expect(pages.length).toBeGreaterThan(allPages().length);
    expect(
      pages.filter((page) => !readPreview(page).includes('<meta name="robots" content="noindex')),
    ).toEqual([]);
  },
);
