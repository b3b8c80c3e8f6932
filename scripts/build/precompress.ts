import { copyFile, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { cachedFile } from './build-cache.ts';

const compressible = /\.(html|js|css|json|svg|xml|txt|md|webmanifest|vtt)$/;
const brotli = promisify(brotliCompress);
const gz = promisify(gzip);

/** The highest level each: a file is compressed once and sent many times. */
const encodings = {
  br: (content: Buffer) =>
    brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }),
  gz: (content: Buffer) => gz(content, { level: constants.Z_BEST_COMPRESSION }),
};
const makers = { br: process.versions['brotli'] ?? '', gz: process.versions['zlib'] ?? '' };

/** Writes `.br` and `.gz` beside every text file of the folder, those of earlier builds where the content is the same; returns how many files were compressed. */
export async function precompress(folder: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      const content = await readFile(file);
      for (const encoding of ['br', 'gz'] as const) {
        const compressed = await cachedFile('compressed', `.${encoding}`, [content, makers[encoding]], () => encodings[encoding](content));
        await copyFile(compressed, `${file}.${encoding}`);
      }
    }),
  );
  return names.length;
}
