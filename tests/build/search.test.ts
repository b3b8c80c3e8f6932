import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { createFinder, wholeIndex } from '../../src/features/site-search/finder.ts';
import { INDEX_PATH } from '../../src/features/site-search/index-file.ts';
import { isTelling, wordsIn } from '../../src/features/site-search/words.ts';
import { routes } from '../../src/routes.ts';
import { allPages, builtHtml, dist } from '../pages.ts';
import { builtDocument } from './built-document.ts';

const file = readFileSync(path.join(dist, INDEX_PATH), 'utf8');
const find = createFinder(wholeIndex(JSON.parse(file)));
/** The pages among the first five results. */
const firstFive = async (query: string) => (await find(query, 5)).map(({ href }) => href);

/** Those of a list for which a search does not answer as it should. */
async function without<Item>(items: Item[], isFound: (item: Item) => Promise<boolean>): Promise<Item[]> {
  const found = await Promise.all(items.map(isFound));
  return items.filter((_, at) => !found[at]);
}

/** What no search is about: ways on, fields, blocks that stand alike on many pages. */
const aside = 'nav, form, search, dialog, template, script, svg, button, [hidden], [aria-hidden="true"], [data-not-searched]';

/** The words of each page that search engines may list, read from the document itself. */
const pages = new Map(
  allPages().flatMap((page) => {
    const document = builtDocument(page);
    if (document.querySelector('meta[name="robots"]')) return [];
    const main = document.querySelector('main')?.cloneNode(true) as Element | undefined;
    for (const element of main?.querySelectorAll(aside) ?? []) element.remove();
    return [[page, new Set(wordsIn(main?.innerHTML.replace(/<[^>]+>|&\w+;/g, ' ') ?? ''))] as const];
  }),
);
const holders = new Map<string, number>();
for (const words of pages.values()) for (const word of words) holders.set(word, (holders.get(word) ?? 0) + 1);

/** Up to twelve words of a page that no other page has, spread over its text; its three rarest where it has fewer. */
function distinctive(words: Set<string>): string[] {
  const rarest = [...words].filter((word) => /^\p{L}{6,}$/u.test(word) && isTelling(word)).sort((one, other) => (holders.get(one) ?? 0) - (holders.get(other) ?? 0));
  const own = rarest.filter((word) => holders.get(word) === 1);
  return own.length < 3 ? rarest.slice(0, 3) : own.filter((_, at) => at % Math.ceil(own.length / 12) === 0);
}

/** The word with its middle letter wrong, so that it is like no other word of the site. */
function misspelt(word: string): string | undefined {
  const middle = word.length >> 1;
  const wrong = [...'qxzjkvw'].map((letter) => word.slice(0, middle) + letter + word.slice(middle + 1));
  return wrong.find((candidate) => {
    const alike = new RegExp(`^(${[...candidate].map((_, at) => `${candidate.slice(0, at)}.?${candidate.slice(at + 1)}`).join('|')})$`);
    return candidate !== word && ![...holders.keys()].some((other) => other !== word && alike.test(other));
  });
}

describe('the search index', () => {
  test('is at most 60 KB as it travels', () => {
    expect(brotliCompressSync(file).length).toBeLessThanOrEqual(60 * 1024);
  });

  test('has every page that may be listed, and no other', () => {
    const { pages: indexed } = JSON.parse(file) as { pages: [string][] };
    expect(indexed.map(([page]) => page).sort()).toEqual([...pages.keys()].sort());
  });

  test('leads only to sections that exist', () => {
    const { pages: indexed } = JSON.parse(file) as { pages: [string, string, [string, string][]][] };
    const missing = indexed.flatMap(([page, , sections]) =>
      sections.filter(([, fragment]) => fragment && !builtHtml(page).includes(`id="${fragment}"`)).map(([, fragment]) => `${page}#${fragment}`),
    );
    expect(missing).toEqual([]);
    expect(indexed.flatMap(([, , sections]) => sections).length).toBeGreaterThan(150);
  });
});

describe('a page is among the first five results', () => {
  // What a further page of the blog's list says stands in its articles too.
  const withOwnWords = [...pages].filter(([page]) => !page.startsWith(`${routes.blog}/`));
  const tried = withOwnWords.flatMap(([page, words]) => distinctive(words).map((word) => ({ page, word, wrong: misspelt(word) })));
  const isFound = async (page: string, query: string) => (await firstFive(query)).some((href) => href.split('#')[0] === page);

  test('for each of its distinctive words', async () => {
    expect(tried.length).toBeGreaterThan(300);
    for (const [page] of withOwnWords) expect({ page, words: tried.filter((one) => one.page === page && one.wrong).length > 1 }).toEqual({ page, words: true });
    expect(await without(tried, ({ page, word }) => isFound(page, word))).toEqual([]);
  });

  test('for each of them with one letter wrong', async () => {
    expect(await without(tried, async ({ page, wrong }) => wrong === undefined || isFound(page, wrong))).toEqual([]);
  });

  test('for the words of its title', async () => {
    const { pages: indexed } = JSON.parse(file) as { pages: [string, string][] };
    const missed = await without(indexed, ([page, title]) => isFound(page, title));
    expect(missed.map(([page, title]) => `${page}: ${title}`)).toEqual([]);
  });
});

test('every clause and section is among the first five results for its own heading', async () => {
  const { pages: indexed } = JSON.parse(file) as { pages: [string, string, [string, string][]][] };
  const headed = indexed.flatMap(([page, title, sections]) =>
    sections.flatMap(([heading, fragment]) => (heading ? [{ heading, title, href: `${page}#${fragment}` }] : [])),
  );
  const missed = await without(headed, async ({ heading, title, href }) => (await firstFive(`${heading} ${title}`)).includes(href));
  expect(missed).toEqual([]);
});
