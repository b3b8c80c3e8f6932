import { editDistance } from '../../edit-distance.ts';
import type { ListedPage } from './site-index.ts';
import { tokenize } from './tokenize.ts';

/** Maximum edit distance as a share of the longer text's length. */
const MAX_DISTANCE = 0.5;

/** Returns up to `limit` pages with a similar URL or title, nearest first. */
export function nearestPages(path: string, pages: ListedPage[], limit: number): ListedPage[] {
  const normalize = (text: string) => tokenize(text).join('');
  const target = normalize(path.replace(/\.\w+$/, ''));
  const distanceTo = (text: string) =>
    editDistance(target, normalize(text)) / Math.max(target.length, normalize(text).length, 1);
  return pages
    .map((page) => ({ page, distance: Math.min(distanceTo(page.href), distanceTo(page.title)) }))
    .filter(({ distance }) => distance <= MAX_DISTANCE)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, limit)
    .map(({ page }) => page);
}
