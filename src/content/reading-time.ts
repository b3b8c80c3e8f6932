/** Words a minute an adult reads on screen (Brysbaert 2019: 238 for non-fiction). */
const pace = 238;

/** `6 min read`, from the words of an MDX body. */
export function readingTime(body = ''): string {
  return `${Math.max(1, Math.round(countWords(body.replace(/<[^>]*>/g, ' ')) / pace))} min read`;
}

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;
