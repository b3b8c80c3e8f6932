import { editDistance } from '../../edit-distance.ts';
import type { PageTitle } from './site-index.ts';
import { tokenize } from './tokenize.ts';

/** Maximum share of wrong letters. */
const TOO_FAR = 0.5;

/** The pages with the most similar URL or title, nearest first. */
export function nearestPages(wrongPath: string, pages: PageTitle[], limit: number): PageTitle[] {
  const plain = (text: string) => tokenize(text).join('');
  const wrong = plain(wrongPath.replace(/\.\w+$/, ''));
  const far = (text: string) =>
    editDistance(wrong, plain(text)) / Math.max(wrong.length, plain(text).length, 1);
  return pages
    .map((page) => ({ page, distance: Math.min(far(page.href), far(page.title)) }))
    .filter(({ distance }) => distance <= TOO_FAR)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ page }) => page);
}
