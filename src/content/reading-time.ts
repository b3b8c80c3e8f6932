/** Average reading speed (Brysbaert 2019). */
const WORDS_PER_MINUTE = 238;

const cache = new Map<string, string>();

export function readingTime(body = ''): string {
  const time =
    cache.get(body) ??
    `${Math.max(1, Math.round(countWords(body.replace(/<[^>]*>/g, ' ')) / WORDS_PER_MINUTE))} min read`;
  cache.set(body, time);
  return time;
}

/** Counts the words outside of comments. */
export const countWords = (text: string): number =>
  text.replace(/\/\*.*?\*\//gs, '').match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
