import type { Encoding } from './site-files.ts';

/** The best of the encodings on offer that an `Accept-Encoding` header allows; undefined is the plain file. */
export function chooseEncoding(header: string | undefined, offered: Partial<Record<Encoding, unknown>>): Encoding | undefined {
  if (!header) return undefined;
  const weights = new Map(
    header.split(',').map((part) => {
      const [name = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)\s*$/.exec(parameter)?.[1]).find((value) => value !== undefined);
      return [name.trim(), weight === undefined ? 1 : Number(weight)] as const;
    }),
  );
  const weightOf = (encoding: string) => weights.get(encoding) ?? weights.get('*') ?? 0;
  // Brotli first: it is the smaller one at equal weight.
  return (['br', 'gzip'] as const).filter((encoding) => encoding in offered && weightOf(encoding) > 0).sort((a, b) => weightOf(b) - weightOf(a))[0];
}

/** Whether an `If-None-Match` header names this version (weak comparison, as HTTP asks for here). */
export function isSameVersion(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const bare = (tag: string) => tag.trim().replace(/^W\//, '');
  return header.trim() === '*' || header.split(',').some((tag) => bare(tag) === bare(etag));
}
