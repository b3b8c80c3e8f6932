import { JSDOM } from 'jsdom';
import { builtHtml } from '../pages.ts';

const documents = new Map<string, Document>();

/** The parsed document of a page, shared by all tests: clone it before you change it. */
export function builtDocument(page: string): Document {
  const known = documents.get(page);
  if (known) return known;
  const { document } = new JSDOM(builtHtml(page)).window;
  documents.set(page, document);
  return document;
}
