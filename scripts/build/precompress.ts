import { copyFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cachedFile } from '../../src/build/build-cache.ts';

const compressible = /\.(html|js|css|json|svg|xml|txt|md|webmanifest|vtt)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/**
 * The Brotli level of a file: the highest for scripts and style sheets, 5 for files that change with
 * every article (docs/decisions/0015-brotli.md).
 * @param name its path below the folder, with `/` between folders
 */
export function brotliLevel(name: string): number {
  if (/^blog\/|^_astro\/search\//.test(name)) return 5;
  return name.startsWith('_astro/') ? constants.BROTLI_MAX_QUALITY : 10;
}

const encodings = {
  br: (content: Buffer, level: number) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: level,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  gz: (content: Buffer) => gz(content, { level: constants.Z_BEST_COMPRESSION }),
};
const versions = { br: process.versions['brotli'] ?? '', gz: process.versions['zlib'] ?? '' };

/** Files compressed at the same time. */
const CONCURRENCY = 16;

/**
 * Writes `.br` and `.gz` beside every text file of the folder.
 * @returns how many files it compressed
 */
export async function precompress(folder: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    compressible.test(name),
  );
  const remaining = names.values();
  const compressRemaining = async () => {
    for (const name of remaining) {
      const level = brotliLevel(name.split(path.sep).join('/'));
      const file = path.join(folder, name);
      const content = await readFile(file);
      for (const encoding of ['br', 'gz'] as const) {
        const from = [content, versions[encoding], String(level)];
        const compressed = await cachedFile('compressed', `.${encoding}`, from, () =>
          encodings[encoding](content, level),
        );
        await copyFile(compressed, `${file}.${encoding}`);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, compressRemaining));
  return names.length;
}
