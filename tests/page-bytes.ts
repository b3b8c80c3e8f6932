import { brotliCompressSync } from 'node:zlib';
import type { Page } from '@playwright/test';

/** Bytes as sent, by what they are. Script blocks of the document count as script, compressed alone, and as part of the document. */
export type PageBytes = { document: number; script: number; style: number; font: number; image: number; other: number; all: number };

const typeOf = (mediaType: string): keyof PageBytes => {
  if (mediaType.startsWith('text/html')) return 'document';
  if (/javascript/.test(mediaType)) return 'script';
  if (mediaType.startsWith('text/css')) return 'style';
  if (mediaType.startsWith('font/')) return 'font';
  return mediaType.startsWith('image/') ? 'image' : 'other';
};
const scriptBlock = /<script(?![^>]*\bsrc=)(?![^>]*(?:json|speculationrules))[^>]*>([\s\S]*?)<\/script>/g;

/** Counts what a page fetches from here on. @returns what gives the sums so far. */
export function countBytes(page: Page): () => Promise<PageBytes> {
  const bytes: PageBytes = { document: 0, script: 0, style: 0, font: 0, image: 0, other: 0, all: 0 };
  const blocks: Promise<string>[] = [];
  page.on('response', (response) => {
    const headers = response.headers();
    const type = typeOf(headers['content-type'] ?? '');
    // A length that is missing makes the sum NaN, which no budget allows.
    const length = response.status() === 304 ? 0 : Number(headers['content-length'] ?? Number.NaN);
    bytes[type] += length;
    bytes.all += length;
    if (type === 'document') blocks.push(response.text().then((html) => [...html.matchAll(scriptBlock)].map((match) => match[1]).join('\n')));
  });
  return async () => {
    const script = (await Promise.all(blocks)).join('\n');
    return { ...bytes, script: bytes.script + brotliCompressSync(script).length };
  };
}
