import type { Encoding } from './site-files.ts';

type Weights = (encoding: Encoding) => number;

/** Browsers send few different headers, so reading each once spares most of the work; a sender of many empties this now and then. */
const known = new Map<string, Weights>();
const KNOWN_LIMIT = 200;

/** The best of the encodings on offer that an `Accept-Encoding` header allows; undefined is the plain file. */
export function chooseEncoding(header: string | undefined, offered: Partial<Record<Encoding, unknown>>): Encoding | undefined {
  if (!header) return undefined;
  let weightOf = known.get(header);
  if (weightOf === undefined) {
    weightOf = readWeights(header);
    if (known.size >= KNOWN_LIMIT) known.clear();
    known.set(header, weightOf);
  }
  // Brotli first: it is the smaller one at equal weight.
  const br = 'br' in offered ? weightOf('br') : 0;
  const gzip = 'gzip' in offered ? weightOf('gzip') : 0;
  if (br === 0 && gzip === 0) return undefined;
  return br >= gzip ? 'br' : 'gzip';
}

function readWeights(header: string): Weights {
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((value) => value !== undefined);
      return [name.trim(), weight === undefined ? 1 : Number(weight) || 0] as const;
    }),
  );
  return (encoding) => weights.get(encoding) ?? weights.get('*') ?? 0;
}

/** Whether an `If-None-Match` header names this version (weak comparison, as HTTP asks for here). */
export function isSameVersion(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}
