import { pageCopy } from '../../content/page-copy.ts';

const { title } = pageCopy('machine-readable').feed;

export const feeds = [
  {
    path: '/rss.xml',
    mediaType: 'application/rss+xml',
    title: `${title} (RSS)`,
  },
  {
    path: '/atom.xml',
    mediaType: 'application/atom+xml',
    title: `${title} (Atom)`,
  },
] as const;
