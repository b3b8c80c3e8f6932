import { machineReadable } from '../../content/pages/machine-readable.ts';

/** The feeds of the site, as the head of every page names them. */
export const feeds = [
  { path: '/rss.xml', mediaType: 'application/rss+xml', title: `${machineReadable.feed.title} (RSS)` },
  { path: '/atom.xml', mediaType: 'application/atom+xml', title: `${machineReadable.feed.title} (Atom)` },
] as const;
