import { copyFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cachedFile } from './build-cache.ts';

const compressible = /\.(html|js|css|json|svg|xml|txt|md|webmanifest|vtt)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** Lists of articles and parts of the search index change with every new article, so they are compressed more often than they are read. */
const CHANGES_OFTEN = 5;
/** A tenth of a second less for a page than the highest level, and 2% more bytes. */
const OF_MANY = 10;
/** Files beside each other in one folder, beyond which they are many. */
const MANY = 100;

/**
 * The level of Brotli for each file. The highest: a file is compressed once and sent many times; a lower one where there are many.
 * @param names of every file, with `/` between folders
 */
export function brotliLevels(names: string[]): Map<string, number> {
  const beside = new Map<string, number>();
  for (const name of names) beside.set(path.posix.dirname(name), (beside.get(path.posix.dirname(name)) ?? 0) + 1);
  const levelOf = (name: string) => {
    if (/^blog\/|^_astro\/search\//.test(name)) return CHANGES_OFTEN;
    const folder = path.posix.dirname(name);
    return folder !== '_astro' && (beside.get(folder) ?? 0) > MANY ? OF_MANY : constants.BROTLI_MAX_QUALITY;
  };
  return new Map(names.map((name) => [name, levelOf(name)]));
}

const encodings = {
  br: (content: Buffer, level: number) => brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: level, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gz: (content: Buffer) => gz(content, { level: constants.Z_BEST_COMPRESSION }),
};
const makers = { br: process.versions['brotli'] ?? '', gz: process.versions['zlib'] ?? '' };

/** Files in work at once: more would not be done sooner, and would all stand in memory. */
const AT_ONCE = 16;

/** Writes `.br` and `.gz` beside every text file of the folder, those of earlier builds where the content is the same; returns how many files were compressed. */
export async function precompress(folder: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name)).map((name) => name.split(path.sep).join('/'));
  const remaining = brotliLevels(names).entries();
  const work = async () => {
    for (const [name, level] of remaining) {
      const file = path.join(folder, name);
      const content = await readFile(file);
      for (const encoding of ['br', 'gz'] as const) {
        const from = [content, makers[encoding], ...(encoding === 'br' && level < constants.BROTLI_MAX_QUALITY ? [String(level)] : [])];
        const compressed = await cachedFile('compressed', `.${encoding}`, from, () => encodings[encoding](content, level));
        await copyFile(compressed, `${file}.${encoding}`);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return names.length;
}
