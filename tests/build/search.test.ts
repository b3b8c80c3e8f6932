import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { editDistance } from '../../src/edit-distance.ts';
import { createFinder } from '../../src/features/site-search/finder.ts';
import {
  INDEX_PATH,
  type IndexManifest,
  type PagesShard,
} from '../../src/features/site-search/index-file.ts';
import { isSignificant, tokenize } from '../../src/features/site-search/tokenize.ts';
import { detailRoutes, routes } from '../../src/routes.ts';
import { allPages, builtHtml, dist } from '../pages.ts';
import { builtDocument } from './built-document.ts';

const indexJson = readFileSync(path.join(dist, INDEX_PATH), 'utf8');
const manifest: Required<IndexManifest> = JSON.parse(indexJson);
const find = createFinder(manifest, async <Shard>(name: string) => manifest.shards[name] as Shard);
const indexedPages = Object.entries(manifest.shards).flatMap(([name, shard]) =>
  name.startsWith('pages-') ? (shard as PagesShard) : [],
);
const isBlogSubpage = (path: string) => path.startsWith(`${routes.blog}/`);
const findFirstFive = async (query: string) => (await find(query, 5)).map(({ href }) => href);

async function filterMissed<Item>(
  items: Item[],
  isFound: (item: Item) => Promise<boolean>,
): Promise<Item[]> {
  const found = await Promise.all(items.map(isFound));
  return items.filter((_, index) => !found[index]);
}

const notIndexed =
  'nav, form, search, dialog, template, script, svg, button, [hidden]:not([hidden="until-found"]), [aria-hidden="true"], [data-not-searched]';

const wordsByPage = new Map(
  allPages().flatMap((page) => {
    const document = builtDocument(page);
    if (document.querySelector('meta[name="robots"]')) return [];
    const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
    for (const element of main?.querySelectorAll(notIndexed) ?? []) element.remove();
    return [
      [page, new Set(tokenize(main?.innerHTML.replace(/<[^>]+>|&\w+;/g, ' ') ?? ''))] as const,
    ];
  }),
);
const pageCounts = new Map<string, number>();
for (const words of wordsByPage.values())
  for (const word of words) pageCounts.set(word, (pageCounts.get(word) ?? 0) + 1);

/** Up to twelve long words unique to a page, or its three rarest if fewer than three are unique. */
function distinctiveWords(words: Set<string>): string[] {
  const rarest = [...words]
    .filter((word) => /^\p{L}{6,}$/u.test(word) && isSignificant(word))
    .sort((a, b) => (pageCounts.get(a) ?? 0) - (pageCounts.get(b) ?? 0));
  const unique = rarest.filter((word) => pageCounts.get(word) === 1);
  return unique.length < 3
    ? rarest.slice(0, 3)
    : unique.filter((_, index) => index % Math.ceil(unique.length / 12) === 0);
}

/** Replaces the middle letter. @returns undefined if each result resembles another word */
function misspell(word: string): string | undefined {
  const middle = word.length >> 1;
  return [...'qxzjkvw']
    .map((letter) => word.slice(0, middle) + letter + word.slice(middle + 1))
    .find(
      (typo) =>
        typo !== word &&
        ![...pageCounts.keys()].some(
          (other) => other !== word && editDistance(typo, other, 1) <= 1,
        ),
    );
}

describe('the search index', () => {
  test('is at most 60 KB compressed', () => {
    expect(brotliCompressSync(indexJson).length).toBeLessThanOrEqual(60 * 1024);
  });

  test('contains exactly the indexable pages', () => {
    expect(indexedPages.map(([page]) => page).sort()).toEqual([...wordsByPage.keys()].sort());
  });

  test('links only to existing sections', () => {
    const missing = indexedPages.flatMap(([page, , sections]) =>
      sections
        .filter(([, fragment]) => fragment && !builtHtml(page).includes(`id="${fragment}"`))
        .map(([, fragment]) => `${page}#${fragment}`),
    );
    expect(missing).toEqual([]);
    expect(indexedPages.flatMap(([, , sections]) => sections).length).toBeGreaterThan(150);
  });
});

describe('a page is among the first five results', () => {
  // Subpages of the blog only repeat texts of articles.
  const pagesWithOwnWords = [...wordsByPage].filter(([page]) => !isBlogSubpage(page));
  const queries = pagesWithOwnWords.flatMap(([page, words]) =>
    distinctiveWords(words).map((word) => ({ page, word, typo: misspell(word) })),
  );
  const isFound = async (page: string, query: string) =>
    (await findFirstFive(query)).some((href) => href.split('#')[0] === page);

  test('for each of its distinctive words', async () => {
    expect(queries.length).toBeGreaterThan(300);
    for (const [page] of pagesWithOwnWords)
      expect(queries.filter((query) => query.page === page && query.typo).length > 1, page).toBe(
        true,
      );
    expect(await filterMissed(queries, ({ page, word }) => isFound(page, word))).toEqual([]);
  });

  test('for distinctive words with one unambiguous typo', async () => {
    expect(
      await filterMissed(
        queries,
        async ({ page, typo }) => typo === undefined || isFound(page, typo),
      ),
    ).toEqual([]);
  });

  test('for the words of its title', async () => {
    const missed = await filterMissed(indexedPages, ([page, title]) => isFound(page, title));
    expect(missed.map(([page, title]) => `${page}: ${title}`)).toEqual([]);
  });
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
