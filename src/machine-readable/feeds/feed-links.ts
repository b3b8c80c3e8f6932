import { pageCopy } from '../../content/page-copy.ts';

const machineReadable = pageCopy('machine-readable');

export const feeds = [
  {
    path: '/rss.xml',
    mediaType: 'application/rss+xml',
    title: `${machineReadable.feed.title} (RSS)`,
  },
  {
    path: '/atom.xml',
    mediaType: 'application/atom+xml',
    title: `${machineReadable.feed.title} (Atom)`,
  },
] as const;
