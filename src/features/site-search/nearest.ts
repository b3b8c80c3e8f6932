import type { Named } from './site-index.ts';
import { wordsIn } from './words.ts';

/** Beyond this share of wrong letters two addresses have nothing to do with each other. */
const TOO_FAR = 0.5;

/** The pages whose address or title is most like a wrong address, the nearest first; none if all are too far. */
export function nearestPages(wrongPath: string, pages: Named[], limit: number): Named[] {
  const plain = (text: string) => wordsIn(text).join('');
  const wrong = plain(wrongPath.replace(/\.\w+$/, ''));
  const far = (text: string) => editDistance(wrong, plain(text)) / Math.max(wrong.length, plain(text).length, 1);
  return pages
    .map((page) => ({ page, distance: Math.min(far(page.href), far(page.title)) }))
    .filter(({ distance }) => distance <= TOO_FAR)
    .sort((one, other) => one.distance - other.distance)
    .slice(0, limit)
    .map(({ page }) => page);
}

/** How many letters must be put in, taken out or changed to make one text the other (Levenshtein). */
export function editDistance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [down, letter] of [...one].entries()) {
    const next = [down + 1];
    for (const [across, wanted] of [...other].entries())
      next.push(Math.min((row[across + 1] ?? 0) + 1, (next[across] ?? 0) + 1, (row[across] ?? 0) + (letter === wanted ? 0 : 1)));
    row = next;
  }
  return row.at(-1) ?? 0;
}
