import { existsSync } from 'node:fs';
import { JSDOM } from 'jsdom';
import { allPages, builtHtml, dist } from '../pages.ts';

const documents = new Map<string, Document>();

/** The parsed document of a page. Tests share it, so clone it before a change. */
export function builtDocument(page: string): Document {
  const cached = documents.get(page);
  if (cached) return cached;
  const { document } = new JSDOM(builtHtml(page)).window;
  documents.set(page, document);
  return document;
}

export const parseXml = (xml: string): Document =>
  new JSDOM(xml, { contentType: 'application/xml' }).window.document;

const pages = new Set(allPages());

/**
 * Whether a URL leads to a page, a file or the redirect of `/home`. If it has a hash, the page must
 * contain that element.
 */
export function targetExists({ pathname, hash }: URL): boolean {
  if (!pages.has(pathname)) return pathname === '/home' || existsSync(dist + decodeURI(pathname));
  // A demonstration keeps its state in the hash, after a question mark: `#id?state`.
  const [id = ''] = hash.slice(1).split('?');
  return id === '' || builtDocument(pathname).getElementById(decodeURIComponent(id)) !== null;
}

export const isIndexable = (page: string): boolean =>
  builtDocument(page).querySelector('meta[name="robots"]') === null;
