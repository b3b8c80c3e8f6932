/**
 * Returns the discounted cumulative gain of the first five results, divided by that of the best
 * order. The gain of a result is 2^grade − 1.
 */
export function ndcgAt5(ranked: string[], grades: Record<string, number>): number {
  const gain = (list: number[]) =>
    list.slice(0, 5).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
  const best = gain(Object.values(grades).sort((a, b) => b - a));
  return best === 0 ? 0 : gain(ranked.map((name) => grades[name] ?? 0)) / best;
}

/**
 * Returns 1 / rank of the first result of grade 2 or 3, or of the best grade if the query has only
 * lower grades; 0 if there is none.
 */
export function reciprocalRank(ranked: string[], grades: Record<string, number>): number {
  const least = Math.min(2, Math.max(...Object.values(grades)));
  const first = ranked.findIndex((name) => (grades[name] ?? 0) >= least);
  return first < 0 ? 0 : 1 / (first + 1);
}
