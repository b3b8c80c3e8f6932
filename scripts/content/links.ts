import { detailRoutes, routes } from '../../src/routes.ts';
import { fillWords } from '../../src/words.ts';
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

function addresses(sources: Source[]): Set<string> {
  const details = sources.flatMap(({ folder, passages }) => {
    const id = Number(passages.find(({ part }) => part === 'id')?.text);
    const address = collections[folder];
    return address && id ? [address(id)] : [];
  });
  return new Set([...Object.values(routes), ...details]);
}

const hrefs = ({ part, text }: Passage): string[] => (part === 'href' ? [text] : [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => href));

/** Nothing for an address with a token nobody knows: that fault is told by its own rule. */
function filled(address: string): string {
  try {
    return fillWords(address);
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
        return [
          { file: passage.file, line: passage.line, message: `no page has the address ${written}: ${meant ? `write ${meant}` : 'src/routes.ts lists those there are'}` },
        ];
      }),
    );
}
