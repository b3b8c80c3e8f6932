import { JSDOM } from 'jsdom';
import { builtHtml } from '../pages.ts';

const documents = new Map<string, Document>();

/** The parsed document of a page. Tests share the document, so clone it before changing it. */
export function builtDocument(page: string): Document {
  const cached = documents.get(page);
  if (cached) return cached;
  const { document } = new JSDOM(builtHtml(page)).window;
  documents.set(page, document);
  return document;
}

export const elementsOn = (page: string, selector: string) => [
  ...builtDocument(page).querySelectorAll(selector),
];

/** Returns the `href` or `src` of each selected element. */
export const urlsIn = (root: ParentNode, selector: string) =>
  [...root.querySelectorAll(selector)].map(
    (element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '',
  );

export const parseXml = (xml: string): Document =>
  new JSDOM(xml, { contentType: 'application/xml' }).window.document;

export const isIndexable = (page: string): boolean =>
  builtDocument(page).querySelector('meta[name="robots"]') === null;
