/** Returns the optimal string alignment distance, or `limit + 1` if it exceeds `limit`. */
export function editDistance(a: string, b: string, limit = Infinity): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let rowBeforeLast: number[] = [];
  let lastRow = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const substitution = (lastRow[column - 1] ?? 0) + Number(a[row - 1] !== b[column - 1]);
      const isTransposition =
        row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      current.push(
        Math.min(
          substitution,
          (lastRow[column] ?? 0) + 1,
          (current[column - 1] ?? 0) + 1,
          isTransposition ? (rowBeforeLast[column - 2] ?? 0) + 1 : substitution,
        ),
      );
    }
    [rowBeforeLast, lastRow] = [lastRow, current];
  }
  return Math.min(lastRow[b.length] ?? 0, limit + 1);
}
