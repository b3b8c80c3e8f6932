import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Transferred bytes by type. Inline scripts count as document and, compressed alone, as script. */
export type PageBytes = {
  document: number;
  script: number;
  style: number;
  font: number;
  image: number;
  other: number;
  all: number;
};

const typeOf = (mediaType: string): keyof PageBytes => {
  if (mediaType.startsWith('text/html')) return 'document';
  if (/javascript/.test(mediaType)) return 'script';
  if (mediaType.startsWith('text/css')) return 'style';
  if (mediaType.startsWith('font/')) return 'font';
  return mediaType.startsWith('image/') ? 'image' : 'other';
};
const scriptBlock =
  /<script(?![^>]*\bsrc=)(?![^>]*(?:json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g;

/** Counts later requests of a page. @returns a function that reads the sums */
export function countBytes(page: Page): () => Promise<PageBytes> {
  const bytes: PageBytes = {
    document: 0,
    script: 0,
    style: 0,
    font: 0,
    image: 0,
    other: 0,
    all: 0,
  };
  const blocks: Promise<string>[] = [];
  page.on('response', (response) => {
    const headers = response.headers();
    const type = typeOf(headers['content-type'] ?? '');
    // A missing length makes the sum NaN, which fails every budget.
    const length = response.status() === 304 ? 0 : Number(headers['content-length'] ?? Number.NaN);
    bytes[type] += length;
    bytes.all += length;
    if (type === 'document')
      blocks.push(
        response
          .text()
          .then((html) => [...html.matchAll(scriptBlock)].map((match) => match[1]).join('\n')),
      );
  });
  return async () => {
    const script = (await Promise.all(blocks)).join('\n');
    return { ...bytes, script: bytes.script + brotliCompressSync(script).length };
  };
}
