/** A spreadsheet reads a cell that begins like this as a formula, and a formula can make requests (CSV injection). */
const FORMULA_START = /^[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/** One line of CSV (RFC 4180): every cell quoted, formulas escaped. */
export function csvLine(cells: string[]): string {
  return `${cells.map((cell) => `"${(FORMULA_START.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}
