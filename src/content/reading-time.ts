/** Words a minute an adult reads on screen (Brysbaert 2019: 238 for non-fiction). */
const pace = 238;

/** `6 min read`, from the words of an MDX body. */
export function readingTime(body = ''): string {
  return `${Math.max(1, Math.round(countWords(body.replace(/<[^>]*>/g, ' ')) / pace))} min read`;
}

export const countWords = (text: string): number => text.match(/[\p{L}\p{N}’'-]+/gu)?.length ?? 0;

const calendar = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `29 Jun 2020` from `2020-06-29`. */
export const cardDate = (date: string): string => calendar.format(new Date(date));
