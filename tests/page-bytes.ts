import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

const types = ['document', 'script', 'style', 'font', 'image', 'other', 'all'] as const;
/** Bytes of response bodies by type. Inline scripts also count as script, compressed. */
export type PageBytes = Record<(typeof types)[number], number>;

const typeOf = (mediaType: string): keyof PageBytes => {
  if (mediaType.startsWith('text/html')) return 'document';
  if (/javascript/.test(mediaType)) return 'script';
  if (mediaType.startsWith('text/css')) return 'style';
  if (mediaType.startsWith('font/')) return 'font';
  return mediaType.startsWith('image/') ? 'image' : 'other';
};
const inlineScript =
  /<script(?![^>]*\bsrc=)(?![^>]*(?:json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g;

/** Counts the bytes of responses from now on. @returns a function that reads the sums */
export function countBytes(page: Page): () => Promise<PageBytes> {
  const bytes = Object.fromEntries(types.map((type) => [type, 0])) as PageBytes;
  const inlineScripts: Promise<string>[] = [];
  page.on('response', (response) => {
    const headers = response.headers();
    const type = typeOf(headers['content-type'] ?? '');
    // A missing length makes the sum NaN, which fails every budget.
    const length = response.status() === 304 ? 0 : Number(headers['content-length'] ?? Number.NaN);
    bytes[type] += length;
    bytes.all += length;
    if (type === 'document')
      inlineScripts.push(
        response
          .text()
          .then((html) => [...html.matchAll(inlineScript)].map((match) => match[1]).join('\n')),
      );
  });
  return async () => {
    const script = (await Promise.all(inlineScripts)).join('\n');
    return { ...bytes, script: bytes.script + brotliCompressSync(script).length };
  };
}
