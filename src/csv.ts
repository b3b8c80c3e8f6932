/**
 * A spreadsheet reads a cell that begins like this as a formula, and a formula can make requests
 * (CSV injection).
 */
const FORMULA_START = /^[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/** Returns a cell of CSV (RFC 4180) that is read exactly as it is, formulas included. */
export const exactCell = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Returns one line of CSV: every cell quoted, formulas escaped. */
export function csvLine(cells: string[]): string {
  const escaped = cells.map((cell) => (FORMULA_START.test(cell) ? `'${cell}` : cell));
  return `${escaped.map(exactCell).join(',')}\r\n`;
}
