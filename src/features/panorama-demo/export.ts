import { csvLine } from '../../csv.ts';
import type { Answer } from './model/answers.ts';

/** An answer as CSV: all its rows, and no column that is hidden from the role. Begins with a byte order mark, by which Excel knows UTF-8. */
export function answerToCsv({ columns, rows }: Pick<Answer, 'columns' | 'rows'>): string {
  const visible = columns.flatMap(({ hidden }, index) => (hidden ? [] : [index]));
  const lines = rows.map(({ cells }) => visible.map((index) => textOf(cells[index])));
  return `\uFEFF${[visible.map((index) => columns[index]?.name ?? ''), ...lines].map(csvLine).join('')}`;
}

const textOf = (cell: Answer['rows'][number]['cells'][number]) => (Array.isArray(cell) ? cell.map(({ name }) => name).join('; ') : (cell ?? ''));
