/** Words a minute an adult reads on screen (Brysbaert 2019: 238 for non-fiction). */
const pace = 238;

/** By body: lists, cards and links name the time of one article again and again. */
const known = new Map<string, string>();

/** `6 min read`, from the words of an MDX body. */
export function readingTime(body = ''): string {
  const time = known.get(body) ?? `${Math.max(1, Math.round(countWords(body.replace(/<[^>]*>/g, ' ')) / pace))} min read`;
  known.set(body, time);
  return time;
}

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
