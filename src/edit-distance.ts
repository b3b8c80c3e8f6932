/** Damerau-Levenshtein distance; `limit + 1` if it exceeds `limit`. */
export function editDistance(one: string, other: string, limit = Number.POSITIVE_INFINITY): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (let row = 1; row <= one.length; row++) {
    const current = [row];
    for (let column = 1; column <= other.length; column++) {
      const changed = (last[column - 1] ?? 0) + Number(one[row - 1] !== other[column - 1]);
      const swapped =
        row > 1 &&
        column > 1 &&
        one[row - 1] === other[column - 2] &&
        one[row - 2] === other[column - 1];
      current.push(
        Math.min(
          changed,
          (last[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          swapped ? (before[column - 2] ?? 0) + 1 : changed,
        ),
      );
    }
    [before, last] = [last, current];
  }
  return Math.min(last[other.length] ?? 0, limit + 1);
}
