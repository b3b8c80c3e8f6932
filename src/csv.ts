/** A spreadsheet takes a cell that begins so for a formula, and a formula can call out. */
const FORMULA_START = /^[=+\-@\t\r\uFF0B\uFF0D\uFF1D\uFF20]/;

/** One line of CSV (RFC 4180): every cell quoted, and none that a spreadsheet would calculate. */
export function csvLine(cells: string[]): string {
  return `${cells.map((cell) => `"${(FORMULA_START.test(cell) ? `'${cell}` : cell).replaceAll('"', '""')}"`).join(',')}\r\n`;
}
