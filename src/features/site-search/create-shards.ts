import {
  FIELDS,
  type IndexedPage,
  type IndexManifest,
  PAGES_PER_SHARD,
  type PagesShard,
  packIds,
  type WordsShard,
} from './index-file.ts';
import { isSignificant, tokenize } from './tokenize.ts';

/** Characters per `words-…` shard (5 KB compressed). The entry of one word may be longer. */
const MAX_SHARD_LENGTH = 12_000;
const MAX_EXCERPT_LENGTH = 120;

export function createShards(pages: IndexedPage[]): {
  manifest: Omit<IndexManifest, 'version'>;
  shards: Record<string, unknown>;
} {
  const postings = new Map<string, number[][]>();
  let sectionId = 0;
  const pageRows = pages.map(({ path, title, sections }): PagesShard[number] => [
    path,
    title,
    sections.map(({ heading, fragment, text }) => {
      const excerpt = excerptOf(text);
      const indexed = new Set(tokenize(`${heading} ${excerpt}`));
      const needsIndexing = (word: string) => isSignificant(word) && !indexed.has(word);
      const fields = {
        title,
        joinedTitle: joinWords(title),
        heading,
        path,
        excerpt,
        otherWords: new Set(tokenize(text).filter(needsIndexing)),
      };
      for (const [index, field] of FIELDS.entries())
        for (const word of field === 'otherWords' ? fields.otherWords : tokenize(fields[field])) {
          const idsByField = postings.get(word) ?? FIELDS.map(() => []);
          idsByField[index]?.push(sectionId);
          postings.set(word, idsByField);
        }
      sectionId += 1;
      return [heading, fragment, excerpt];
    }),
  ]);
  const words = [...postings.keys()].sort();
  const shards: Record<string, unknown> = {
    titles: pages.map(({ path, title }) => ({ href: path, title })),
    dictionary: words.join(' '),
  };
  for (let page = 0; page < pageRows.length; page += PAGES_PER_SHARD)
    shards[`pages-${page / PAGES_PER_SHARD}`] = pageRows.slice(page, page + PAGES_PER_SHARD);
  const ranges: [word: string, packedIds: string[]][][] = [[]];
  let size = 0;
  for (const word of words) {
    const packedIds = (postings.get(word) ?? []).map(packIds);
    const length = word.length + packedIds.join().length;
    if (size > 0 && size + length > MAX_SHARD_LENGTH) {
      ranges.push([]);
      size = 0;
    }
    ranges.at(-1)?.push([word, packedIds]);
    size += length;
  }
  ranges.forEach((range, shard) => {
    shards[`words-${shard}`] = {
      words: range.map(([word]) => word).join(' '),
      postings: FIELDS.map((_, field) => range.map(([, packedIds]) => packedIds[field]).join(',')),
    } satisfies WordsShard;
  });
  return {
    manifest: {
      sections: pages.map(({ sections }) => sections.length),
      firstWords: ranges.map((range) => range[0]?.[0] ?? ''),
    },
    shards,
  };
}

/** Lets `assetiq` find “Asset IQ”. */
function joinWords(title: string): string {
  const words = tokenize(title);
  return words
    .slice(1)
    .map((word, index) => `${words[index]}${word}`)
    .join(' ');
}

function excerptOf(text: string): string {
  if (text.length <= MAX_EXCERPT_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', MAX_EXCERPT_LENGTH)).replace(/[^\p{L}\p{N}]+$/u, '')}…`;
}
