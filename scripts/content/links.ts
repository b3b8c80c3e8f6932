import { interpolate } from '../../src/content/interpolate.ts';
import { isPublished } from '../../src/content/publication.ts';
import { detailRoutes, routes } from '../../src/routes.ts';
import type { Passage } from './passages.ts';
import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';

/** Whose ids make addresses, by folder. */
const collections: Record<string, (id: number) => string> = {
  blog: detailRoutes.blog,
  industries: detailRoutes.industry,
  'case-studies': detailRoutes.caseStudy,
  products: detailRoutes.product,
};

const inHead = ({ passages }: Source, name: string) => passages.find((passage) => passage.inHead && passage.part === name)?.text;

/** Where the page of an entry is, by its id or by the route it names. */
function addressOf(source: Source): string[] {
  const byId = collections[source.folder];
  const id = Number(inHead(source, 'id'));
  const route = inHead(source, 'route');
  // A name of `src/routes.ts`, or a path of its own.
  const page = route?.startsWith('/') ? route : routes[route as keyof typeof routes];
  return [byId && id ? byId(id) : undefined, page].filter((address) => address !== undefined);
}

const addresses = (sources: Source[]) => new Set([...Object.values(routes), ...sources.flatMap(addressOf)]);

const hrefs = ({ part, text }: Passage): string[] => (part === 'href' ? [text] : [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href));

/** Nothing for an address with a token nobody knows: that fault is told by its own rule. */
function filled(address: string): string {
  try {
    return interpolate(address);
  } catch {
    return '';
  }
}

/** Finds links in the words that lead to no page of the site. (Sections and every other link are tested in the built pages.) */
export function findBrokenLinks(sources: Source[]): Problem[] {
  const known = addresses(sources);
  const inOtherCase = new Map([...known].map((address) => [address.toLowerCase(), address]));
  return sources
    .flatMap(({ passages }) => passages)
    .flatMap((passage) =>
      hrefs(passage).flatMap((written) => {
        if (/^(mailto:|https:|#)/.test(written)) return [];
        const address = filled(written).replace(/[?#].*/, '');
        if (!address || known.has(address)) return [];
        const meant = inOtherCase.get(`/${address.replace(/^\/|\/$/g, '')}`.toLowerCase());
        const remedy = meant ? `write ${meant}` : 'open the page that is meant and copy its address, from the / after the host on';
        return [{ file: passage.file, line: passage.line, message: `no page has the address ${written}: ${remedy}` }];
      }),
    );
}

/** Finds links of `furtherReading` that lead to a page without a picture: each stands there with the picture of its page. */
export function findLinksWithoutPicture(sources: Source[]): Problem[] {
  const known = addresses(sources);
  // A product has a page by its route, and a data sheet by its id: the page is what can be shown.
  const pictured = new Set(sources.filter((source) => inHead(source, 'picture')).map((source) => addressOf(source).at(-1)));
  return sources
    .flatMap(({ passages }) => passages)
    .filter(({ part, text, inHead }) => inHead && part === 'href' && known.has(filled(text)) && !pictured.has(filled(text)))
    .map(({ file, line, text }) => ({
      file,
      line,
      message: `further reading shows the picture of the page it leads to, and ${text} has none: name an article, industry, case study, service, product or announcement`,
    }));
}

/** Finds links from texts that are out at that moment to texts that are not: they would lead nowhere. */
export function findLinksToDrafts(sources: Source[], now: Date): Problem[] {
  const isOut = (source: Source) => isPublished({ draft: inHead(source, 'draft') === 'true', publishAt: inHead(source, 'publishAt'), date: inHead(source, 'date') }, now);
  const out = sources.filter(isOut);
  const keptBack = new Set(sources.filter((source) => !out.includes(source)).flatMap(addressOf));
  return out
    .flatMap(({ passages }) => passages)
    .flatMap((passage) =>
      hrefs(passage)
        .map((href) => filled(href).replace(/[?#].*/, ''))
        .filter((address) => keptBack.has(address))
        .map((address) => ({ file: passage.file, line: passage.line, message: `${address} is not published, and this text is: publish it, or lead elsewhere` })),
    );
}
