import { copyFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cachedFile } from '../../src/build/build-cache.ts';

const compressible = /\.(html|js|css|json|svg|xml|txt|md|webmanifest|vtt)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** See docs/decisions/0015-brotli.md. */
export function brotliLevel(name: string): number {
  if (/^blog\/|^_astro\/search\//.test(name)) return 5;
  return name.startsWith('_astro/') ? constants.BROTLI_MAX_QUALITY : 10;
}

const encoders = [
  {
    encoding: 'br',
    version: process.versions['brotli'] ?? '',
    compress: (content: Buffer, level: number) =>
      brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: level,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    encoding: 'gz',
    version: process.versions['zlib'] ?? '',
    compress: (content: Buffer) => gz(content, { level: constants.Z_BEST_COMPRESSION }),
  },
];

const CONCURRENT_FILES = 16;

/** Writes `.br` and `.gz` next to each text file. @returns the number of text files */
export async function precompress(folder: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter((name) =>
    compressible.test(name),
  );
  const remaining = names.values();
  const compressRemaining = async () => {
    for (const name of remaining) {
      const level = brotliLevel(name);
      const file = path.join(folder, name);
      const content = await readFile(file);
      for (const { encoding, version, compress } of encoders) {
        const sources = [content, version, String(level)];
        const compressed = await cachedFile('compressed', `.${encoding}`, sources, () =>
          compress(content, level),
        );
        await copyFile(compressed, `${file}.${encoding}`);
      }
    }
  };
  await Promise.all(Array.from({ length: CONCURRENT_FILES }, compressRemaining));
  return names.length;
}
