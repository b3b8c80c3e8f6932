import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
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

const file = readFileSync(path.join(dist, INDEX_PATH), 'utf8');
const manifest: Required<IndexManifest> = JSON.parse(file);
const find = createFinder(manifest, async <Shard>(name: string) => manifest.shards[name] as Shard);
const indexed = Object.entries(manifest.shards).flatMap(([name, shard]) =>
  name.startsWith('pages-') ? (shard as PagesShard) : [],
);
/** Pages of the first five results. */
const firstFive = async (query: string) => (await find(query, 5)).map(({ href }) => href);

/** Queries without the expected result. */
async function without<Item>(
  items: Item[],
  isFound: (item: Item) => Promise<boolean>,
): Promise<Item[]> {
  const found = await Promise.all(items.map(isFound));
  return items.filter((_, at) => !found[at]);
}

/** Not searched: navigation, fields and repeated blocks. */
const aside =
  'nav, form, search, dialog, template, script, svg, button, [hidden], [aria-hidden="true"], [data-not-searched]';

/** Words of each indexable page, from its document. */
const pages = new Map(
  allPages().flatMap((page) => {
    const document = builtDocument(page);
    if (document.querySelector('meta[name="robots"]')) return [];
    const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
    for (const element of main?.querySelectorAll(aside) ?? []) element.remove();
    return [
      [page, new Set(tokenize(main?.innerHTML.replace(/<[^>]+>|&\w+;/g, ' ') ?? ''))] as const,
    ];
  }),
);
const holders = new Map<string, number>();
for (const words of pages.values())
  for (const word of words) holders.set(word, (holders.get(word) ?? 0) + 1);

/** Up to twelve words that only this page has, or its three rarest words. */
function distinctive(words: Set<string>): string[] {
  const rarest = [...words]
    .filter((word) => /^\p{L}{6,}$/u.test(word) && isSignificant(word))
    .sort((a, b) => (holders.get(a) ?? 0) - (holders.get(b) ?? 0));
  const own = rarest.filter((word) => holders.get(word) === 1);
  return own.length < 3
    ? rarest.slice(0, 3)
    : own.filter((_, at) => at % Math.ceil(own.length / 12) === 0);
}

/** The word with a wrong middle letter, unlike any other word of the site. */
function misspelt(word: string): string | undefined {
  const middle = word.length >> 1;
  const wrong = [...'qxzjkvw'].map(
    (letter) => word.slice(0, middle) + letter + word.slice(middle + 1),
  );
  return wrong.find((candidate) => {
    const alike = new RegExp(
      `^(${[...candidate].map((_, at) => `${candidate.slice(0, at)}.?${candidate.slice(at + 1)}`).join('|')})$`,
    );
    return (
      candidate !== word &&
      ![...holders.keys()].some((other) => other !== word && alike.test(other))
    );
  });
}

describe('the search index', () => {
  test('is at most 60 KB compressed', () => {
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(60 * 1024);
  });

  test('contains exactly the indexable pages', () => {
    expect(indexed.map(([page]) => page).sort()).toEqual([...pages.keys()].sort());
  });

  test('links only to existing sections', () => {
    const missing = indexed.flatMap(([page, , sections]) =>
      sections
        .filter(([, fragment]) => fragment && !builtHtml(page).includes(`id="${fragment}"`))
        .map(([, fragment]) => `${page}#${fragment}`),
    );
    expect(missing).toEqual([]);
    expect(indexed.flatMap(([, , sections]) => sections).length).toBeGreaterThan(150);
  });
});

describe('the first five results contain a page', () => {
  // Articles contain everything on the later list pages.
  const withOwnWords = [...pages].filter(([page]) => !page.startsWith(`${routes.blog}/`));
  const tried = withOwnWords.flatMap(([page, words]) =>
    distinctive(words).map((word) => ({ page, word, wrong: misspelt(word) })),
  );
  const isFound = async (page: string, query: string) =>
    (await firstFive(query)).some((href) => href.split('#')[0] === page);

  test('for each of its distinctive words', async () => {
    expect(tried.length).toBeGreaterThan(300);
    for (const [page] of withOwnWords)
      expect(tried.filter((one) => one.page === page && one.wrong).length > 1, page).toBe(true);
    expect(await without(tried, ({ page, word }) => isFound(page, word))).toEqual([]);
  });

  test('for each of them with one typo', async () => {
    expect(
      await without(tried, async ({ page, wrong }) => wrong === undefined || isFound(page, wrong)),
    ).toEqual([]);
  });

  test('for the words of its title', async () => {
    const missed = await without(indexed, ([page, title]) => isFound(page, title));
    expect(missed.map(([page, title]) => `${page}: ${title}`)).toEqual([]);
  });
});

test('product queries find the product and its industry before list pages', async () => {
  const first = (await firstFive('video archive')).slice(0, 2);
  expect(first.sort()).toEqual([routes.assetIq, detailRoutes.industry(1)]);
});

test.each(['city', 'cities', 'traffic', 'transport', 'city transport'])(
  'a search for “%s” finds Traffic-Monitoring first',
  async (query) => expect((await firstFive(query))[0]).toMatch(/^\/Traffic-Monitoring/),
);

test('every section is among the first five results for its heading', async () => {
  const headed = indexed.flatMap(([page, title, sections]) =>
    sections.flatMap(([heading, fragment]) =>
      heading ? [{ heading, title, href: `${page}#${fragment}` }] : [],
    ),
  );
  const missed = await without(headed, async ({ heading, title, href }) =>
    (await firstFive(`${heading} ${title}`)).includes(href),
  );
  expect(missed).toEqual([]);
});
