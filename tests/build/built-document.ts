import { JSDOM } from 'jsdom';
import { builtHtml } from '../pages.ts';

const documents = new Map<string, Document>();

/** The document of a page, parsed once for all tests that read it; who changes one takes a copy. */
export function builtDocument(page: string): Document {
  const known = documents.get(page);
  if (known) return known;
  const { document } = new JSDOM(builtHtml(page)).window;
  documents.set(page, document);
  return document;
}
