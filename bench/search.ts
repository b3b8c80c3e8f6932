import { brotliCompressSync, constants } from 'node:zlib';
import { readPages } from '../scripts/build/built-pages.ts';
import { brotliLevels } from '../scripts/build/precompress.ts';
import { indexFiles } from '../src/features/site-search/build-index.ts';
import { createFinder, wholeIndex } from '../src/features/site-search/finder.ts';
import { INDEX_PATH, PARTS_PATH, type SearchPage } from '../src/features/site-search/index-file.ts';
import { partedIndex } from '../src/features/site-search/parted-index.ts';
import { readPage } from '../src/features/site-search/read-page.ts';
import { generatedPages } from './generated-pages.ts';

type Row = { articles: number; query: string; results: number; requests: number; kilobytes: number };

const ARTICLES = [0, 1000];
/** As many results as the dialog shows. */
const RESULTS = 12;
/** A rare word, one that stands nearly everywhere, several, the beginnings of many and of few, misspelt ones, one that nothing is like. */
const queries = ['retention', 'data', 'machine learning model', 're', 'reten', 'retenzion', 'maintenance bearing', 'maintenence baering', 'zzqqxx'];

/** What each query fetches of the index (brotli) until its results are complete, head included, nothing fetched before: over the site, and over the site with generated articles. */
export async function measureSearch(): Promise<Row[]> {
  const read = (await readPages('dist')).map(({ path, html }) => readPage(path, html)).filter((page): page is SearchPage => page !== undefined);
  const models = read.filter(({ path }) => path.startsWith('/blog-details/'));
  const rows: Row[] = [];
  for (const articles of ARTICLES) {
    const files = new Map(indexFiles([...read, ...generatedPages(models, articles)]));
    const levels = brotliLevels([...files.keys()].map((address) => address.slice(1)));
    const compressed = new Map<string, number>();
    const fetch = (address: string) => {
      const content = files.get(address) ?? '';
      const level = levels.get(address.slice(1)) ?? constants.BROTLI_MAX_QUALITY;
      compressed.set(address, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level } }).length);
      return JSON.parse(content);
    };
    for (const query of queries) {
      compressed.clear();
      const head = fetch(INDEX_PATH);
      const fetchPart = async (name: string) => fetch(`${PARTS_PATH}/${head.version}/${name}.json`);
      const find = createFinder('pages' in head ? wholeIndex(head) : partedIndex(head, fetchPart));
      const results = (await find(query, RESULTS)).length;
      const bytes = [...compressed.values()].reduce((all, one) => all + one, 0);
      rows.push({ articles, query, results, requests: compressed.size, kilobytes: Number((bytes / 1024).toFixed(1)) });
    }
  }
  return rows;
}
