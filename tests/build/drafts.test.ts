import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { JSDOM } from 'jsdom';
import { afterAll, expect, onTestFinished, test } from 'vitest';
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
import { runScript, secondSite } from '../second-site/second-site.ts';
import { isFullRun } from '../test-scope.ts';

const copy = await secondSite();
afterAll(copy.remove);

const read = ({ dist }: ProjectCopy, name: string) => readFileSync(path.join(dist, name), 'utf8');
const textFiles = ({ dist }: ProjectCopy) => globSync('**/*.{html,xml,txt,md,json}', { cwd: dist });

test('the build excludes drafts and future articles from pages, cards, feeds, sitemap, search and Markdown', () => {
  const traces = [
    ...Object.keys(unpublishedIds),
    ...Object.values(unpublishedIds).map((id) => `/blog-details/${id}<`),
  ];
  for (const file of textFiles(copy)) {
    // Begins with the path of the file, to also find a page of an unpublished article.
    const text = `/${file}<${read(copy, file)}`.replace('.html<', '<');
    expect(
      traces.filter((trace) => text.includes(trace)),
      file,
    ).toEqual([]);
  }
});

test('News & Blog lists the newest article first, and the feeds contain it', () => {
  const [, main = ''] = read(copy, 'blog.html').split('<main');
  expect(/blog-details\/(\d+)/.exec(main)?.[1]).toBe(String(newestArticle.id));
  for (const feed of ['rss.xml', 'atom.xml'])
    expect(read(copy, feed)).toContain(newestArticle.title);
});

test('News & Blog continues on a second page and links to the page of a topic', () => {
  const open = (page: string) => new JSDOM(read(copy, page)).window.document;
  const hrefsOf = (page: Document, selector: string) =>
    [...page.querySelectorAll(`main ${selector}`)].map((link) => link.getAttribute('href'));
  const [blog, secondPage] = [open('blog.html'), open('blog/page/2.html')];
  expect(hrefsOf(blog, 'a[rel~="next"]')).toEqual(['/blog/page/2']);
  expect(hrefsOf(secondPage, 'a[rel~="prev"]')).toEqual(['/blog']);
  expect(secondPage.title).toMatch(/, page 2 \|/);
  const canonical = secondPage.querySelector('link[rel="canonical"]');
  expect(canonical?.getAttribute('href')).toMatch(/\/blog\/page\/2$/);
  expect(read(copy, 'sitemap-0.xml')).toContain('/blog/page/2</loc>');
  const cards = hrefsOf(blog, 'a[href^="/blog-details/"]');
  const moreCards = hrefsOf(secondPage, 'a[href^="/blog-details/"]');
  expect(cards).toHaveLength(ARTICLES_PER_PAGE);
  expect(new Set([...cards, ...moreCards]).size).toBe(
    idsOf('blog').length + [newestArticle, ...olderArticles].length,
  );
  expect(hrefsOf(blog, 'a')).toContain(`/blog/topic/${topic}`);
  expect(hrefsOf(open(`blog/topic/${topic}.html`), 'a[href^="/blog-details/"]')).toHaveLength(
    ARTICLES_PER_PAGE,
  );
});

test('a JPEG without a metadata file has the `pictureAlt` of its article as alternative text', () => {
  for (const file of [`blog-details/${newestArticle.id}.html`, 'blog.html'])
    expect(read(copy, file)).toMatch(new RegExp(`<img[^>]*alt="${newestArticle.pictureAlt}"`));
});

test.runIf(isFullRun)(
  'a preview build includes and marks drafts, excludes search engines and creates no `dist`',
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
