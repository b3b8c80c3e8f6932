/**
 * Returns the discounted cumulative gain (DCG) of the first five results, divided by that of the
 * best order; 0 if all grades are 0. The gain of a result is 2^grade − 1.
 */
export function ndcgAt5(ranked: string[], grades: Record<string, number>): number {
  const dcg = (order: number[]) =>
    order.slice(0, 5).reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
  const best = dcg(Object.values(grades).sort((a, b) => b - a));
  return best === 0 ? 0 : dcg(ranked.map((id) => grades[id] ?? 0)) / best;
}

/**
 * Returns 1 / rank of the first result of grade 2 or 3, or of grade 1 if the query has no higher
 * grade; 0 if there is none.
 */
export function reciprocalRank(ranked: string[], grades: Record<string, number>): number {
  const minGrade = Math.max(1, Math.min(2, Math.max(...Object.values(grades))));
  const index = ranked.findIndex((id) => (grades[id] ?? 0) >= minGrade);
  return index < 0 ? 0 : 1 / (index + 1);
}
