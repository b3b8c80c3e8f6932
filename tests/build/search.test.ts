import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createFinder } from '../../src/features/site-search/finder.ts';
import {
  INDEX_PATH,
  type IndexManifest,
  type PagesShard,
} from '../../src/features/site-search/index-file.ts';
import { isSignificant, tokenize } from '../../src/features/site-search/tokenize.ts';
import { detailRoutes, routes } from '../../src/routes.ts';
import { allPages, builtHtml, isBlogSubpage, readBuiltFile } from '../pages.ts';
import { builtDocument, isIndexable } from './built-document.ts';

const indexJson = readBuiltFile(INDEX_PATH);
const manifest: Required<IndexManifest> = JSON.parse(indexJson);
const find = createFinder(manifest, async <Shard>(name: string) => manifest.shards[name] as Shard);
const indexedPages = Object.entries(manifest.shards).flatMap(([name, shard]) =>
  name.startsWith('pages-') ? (shard as PagesShard) : [],
);

const findFirstFive = async (query: string) => (await find(query, 5)).map(({ href }) => href);

async function filterMissed<Item>(items: Item[], isFound: (item: Item) => Promise<boolean>) {
  const found = await Promise.all(items.map(isFound));
  return items.filter((_, index) => !found[index]);
}

const notIndexed =
  'nav, form, search, dialog, template, script, svg, button, [hidden]:not([hidden="until-found"]), [aria-hidden="true"], [data-not-searched]';

const wordsByPage = new Map(
  allPages()
    .filter(isIndexable)
    .map((page) => {
      const main = builtDocument(page).querySelector('main')?.cloneNode(true) as Element;
      for (const element of main.querySelectorAll(notIndexed)) element.remove();
      return [page, new Set(tokenize(main.innerHTML.replace(/<[^>]+>|&\w+;/g, ' ')))] as const;
    }),
);
const pageCounts = new Map<string, number>();
for (const words of wordsByPage.values())
  for (const word of words) pageCounts.set(word, (pageCounts.get(word) ?? 0) + 1);

/** Up to twelve long words unique to a page, or its three rarest if fewer than three are unique. */
function distinctiveWords(words: Set<string>) {
  const rarest = [...words]
    .filter((word) => /^\p{L}{6,}$/u.test(word) && isSignificant(word))
    .sort((a, b) => (pageCounts.get(a) ?? 0) - (pageCounts.get(b) ?? 0));
  const unique = rarest.filter((word) => pageCounts.get(word) === 1);
  return unique.length < 3
    ? rarest.slice(0, 3)
    : unique.filter((_, index) => index % Math.ceil(unique.length / 12) === 0);
}

test('the search index is at most 60 KB compressed', () => {
  expect(brotliCompressSync(indexJson).length).toBeLessThanOrEqual(60 * 1024);
});

test('the search index contains exactly the indexable pages', () => {
  expect(indexedPages.map(([page]) => page).sort()).toEqual([...wordsByPage.keys()].sort());
});

test('the search index links only to existing sections', () => {
  const fragments = indexedPages.flatMap(([page, , sections]) =>
    sections.map(([, fragment]) => ({ page, fragment })),
  );
  expect(fragments.length).toBeGreaterThan(150);
  const isMissing = ({ page, fragment }: { page: string; fragment: string }) =>
    fragment && !builtHtml(page).includes(`id="${fragment}"`);
  expect(fragments.filter(isMissing)).toEqual([]);
});

const isAmongFirstFive = async (page: string, query: string) =>
  (await findFirstFive(query)).some((href) => href.split('#')[0] === page);

test('a page is among the first five results for each of its distinctive words', async () => {
  const queries = [...wordsByPage]
    // Subpages of the blog only repeat texts of articles.
    .filter(([page]) => !isBlogSubpage(page))
    .flatMap(([page, words]) => {
      const distinctive = distinctiveWords(words);
      expect(distinctive.length, page).toBeGreaterThan(1);
      return distinctive.map((word) => ({ page, word }));
    });
  expect(queries.length).toBeGreaterThan(300);
  expect(await filterMissed(queries, ({ page, word }) => isAmongFirstFive(page, word))).toEqual([]);
});

test('a page is among the first five results for the words of its title', async () => {
  const titles = indexedPages.map(([page, title]) => ({ page, title }));
  expect(await filterMissed(titles, ({ page, title }) => isAmongFirstFive(page, title))).toEqual(
    [],
  );
});

test('“video archive” finds Asset IQ and the media industry first', async () => {
  const first = (await findFirstFive('video archive')).slice(0, 2);
  expect(first.sort()).toEqual([routes.assetIq, detailRoutes.industry(1)]);
});

test.each(['city', 'cities', 'traffic', 'transport', 'city transport'])(
  'a search for “%s” finds Traffic-Monitoring first',
  async (query) => expect((await findFirstFive(query))[0]).toMatch(/^\/Traffic-Monitoring/),
);

test('every section with a heading is among the first five results for its heading and page title', async () => {
  const sections = indexedPages.flatMap(([page, title, list]) =>
    list.flatMap(([heading, fragment]) =>
      heading ? [{ query: `${heading} ${title}`, href: `${page}#${fragment}` }] : [],
    ),
  );
  const missed = await filterMissed(sections, async ({ query, href }) =>
    (await find(query, indexedPages.length))
      .map((hit) => hit.href)
      // Subpages of the blog have similar titles and the same headings, so they match as well.
      .filter((found) => !isBlogSubpage(found))
      .slice(0, 5)
      .includes(href),
  );
  expect(missed).toEqual([]);
});
