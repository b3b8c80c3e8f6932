/**
 * Spreadsheets run cells that begin like this as formulas, which can make requests (CSV injection).
 * Includes full-width signs.
 */
const FORMULA_START = /^[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/** Returns a quoted cell (RFC 4180). Does not escape formulas. */
export const quoteCell = (cell: string): string => `"${cell.replaceAll('"', '""')}"`;

/** Returns one line of CSV: every cell quoted, formulas escaped. */
export function csvLine(cells: string[]): string {
  const escaped = cells.map((cell) => (FORMULA_START.test(cell) ? `'${cell}` : cell));
  return `${escaped.map(quoteCell).join(',')}\r\n`;
}
