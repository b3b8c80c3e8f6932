/** Words per minute (Brysbaert 2019). */
const pace = 238;

const known = new Map<string, string>();

export function readingTime(body = ''): string {
  const time =
    known.get(body) ??
    `${Math.max(1, Math.round(countWords(body.replace(/<[^>]*>/g, ' ')) / pace))} min read`;
  known.set(body, time);
  return time;
}

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
