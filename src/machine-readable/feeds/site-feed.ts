import { createSatteriMarkdownProcessor } from '@astrojs/markdown-satteri';
import { type Author, Feed } from 'feed';
import { site } from '../../../site.config.ts';
import { tableAlignment } from '../../build/table-alignment.ts';
import { pageCopy } from '../../content/page-copy.ts';
import { announcements, articles } from '../../content/queries.ts';
import { absoluteUrl, detailRoutes, routes } from '../../routes.ts';
import { mdxToMarkdown } from '../markdown/mdx-to-markdown.ts';
import { shareImagePath } from '../share-frame.ts';
import { createShareImage } from '../share-images.ts';
import { feeds } from './feed-links.ts';

const copy = pageCopy('article');

type Entry = {
  path: string;
  data: {
    title: string;
    description: string;
    picture: string;
    date: string;
    updated?: string;
  };
  body?: string;
  author: Author;
  category: string;
};

/** Limited, because feeds contain full texts (docs/decisions/0016-feed-length.md). */
const MAX_ENTRIES = 50;

const company: Author = { name: site.brand, email: site.email, link: absoluteUrl('/') };
const markdownProcessor = await createSatteriMarkdownProcessor({ hastPlugins: [tableAlignment] });

async function toFeedItem({ path, data, body = '', author, category }: Entry) {
  const url = absoluteUrl(shareImagePath(data.picture));
  return {
    title: data.title,
    link: absoluteUrl(path),
    description: data.description,
    content: (await markdownProcessor.render(mdxToMarkdown(body, copy))).code,
    published: new Date(data.date),
    // Date of the last change. RSS items contain only `published`.
    date: new Date(data.updated ?? data.date),
    author: [author],
    category: [{ name: category, term: category }],
    image: { url, type: 'image/jpeg', length: (await createShareImage(data.picture)).length },
  };
}

async function createFeed(): Promise<Feed> {
  const [blog, news] = await Promise.all([articles(), announcements()]);
  const entries: Entry[] = [
    ...news.map(({ data, body }) => ({
      path: routes[data.route],
      data,
      body,
      author: company,
      category: copy.kinds.announcement,
    })),
    ...blog.map(({ data, body }) => ({
      path: detailRoutes.blog(data.id),
      data,
      body,
      author: { name: data.author, email: site.email },
      category: data.header,
    })),
  ];
  entries.sort((a, b) => b.data.date.localeCompare(a.data.date));
  const items = await Promise.all(entries.slice(0, MAX_ENTRIES).map(toFeedItem));
  const [rssLink, atomLink] = feeds;
  const feed = new Feed({
    id: absoluteUrl('/'),
    ...pageCopy('machine-readable').feed,
    link: absoluteUrl(routes.blog),
    language: 'en',
    updated: items.map(({ date }) => date).sort((a, b) => Number(b) - Number(a))[0],
    generator: false,
    docs: 'https://www.rssboard.org/rss-specification',
    author: company,
    feedLinks: { rss: absoluteUrl(rssLink.path), atom: absoluteUrl(atomLink.path) },
  });
  for (const item of items) feed.addItem(item);
  return feed;
}

export const rss = async () => (await createFeed()).rss2();

// The library writes `image/` plus the file extension, but the media type of JPEG is `image/jpeg`.
export const atom = async () =>
  (await createFeed()).atom1().replaceAll('type="image/jpg"', 'type="image/jpeg"');
