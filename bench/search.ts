import { brotliCompressSync, constants } from 'node:zlib';
import { brotliLevel } from '../scripts/build/precompress.ts';
import { readPages } from '../src/build/built-pages.ts';
import { createIndexFiles } from '../src/features/site-search/build-index.ts';
import { createFinder } from '../src/features/site-search/finder.ts';
import {
  INDEX_PATH,
  type IndexedPage,
  type IndexManifest,
  SHARDS_PATH,
} from '../src/features/site-search/index-file.ts';
import { parsePage } from '../src/features/site-search/parse-page.ts';
import { generatePages } from './generated-pages.ts';

type Row = {
  articles: number;
  query: string;
  results: number;
  requests: number;
  kilobytes: number;
};

const ARTICLE_COUNTS = [0, 1000];
/** As in the search dialog. */
const MAX_RESULTS = 12;
/** Rare, frequent and several words, prefixes with many and few matches, typos, no match. */
const queries = [
  'retention',
  'data',
  'machine learning model',
  're',
  'reten',
  'retenzion',
  'maintenance bearing',
  'maintenence baering',
  'zzqqxx',
];

/**
 * Counts results, requests and downloaded kilobytes (Brotli) of each query with an empty cache,
 * without and with generated articles.
 */
export async function measureSearch(): Promise<Row[]> {
  const pages = (await readPages('dist'))
    .map(({ path, html }) => parsePage(path, html))
    .filter((page): page is IndexedPage => page !== undefined);
  const articlePages = pages.filter(({ path }) => path.startsWith('/blog-details/'));
  const rows: Row[] = [];
  for (const articles of ARTICLE_COUNTS) {
    const files = new Map(createIndexFiles([...pages, ...generatePages(articlePages, articles)]));
    const compressed = new Map<string, number>();
    const download = (url: string) => {
      const content = files.get(url) ?? '';
      compressed.set(
        url,
        brotliCompressSync(content, {
          params: { [constants.BROTLI_PARAM_QUALITY]: brotliLevel(url.slice(1)) },
        }).length,
      );
      return JSON.parse(content);
    };
    for (const query of queries) {
      compressed.clear();
      const manifest: IndexManifest = download(INDEX_PATH);
      const find = createFinder(
        manifest,
        async (name) =>
          manifest.shards?.[name] ?? download(`${SHARDS_PATH}/${manifest.version}/${name}.json`),
      );
      const results = (await find(query, MAX_RESULTS)).length;
      const bytes = [...compressed.values()].reduce((sum, size) => sum + size, 0);
      rows.push({
        articles,
        query,
        results,
        requests: compressed.size,
        kilobytes: Number((bytes / 1024).toFixed(1)),
      });
    }
  }
  return rows;
}
