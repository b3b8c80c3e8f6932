import { clsx } from 'clsx';
import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import styles from './AnswerTable.module.css';
import type { Answer, Column, Row } from './model/answers.ts';

type Cell = Row['cells'][number];

type AnswerTableProps = Pick<Answer, 'columns' | 'rows'> & {
  caption: string;
  /** The account whose profile is open. */
  opened?: string;
  /** Without it the accounts are plain text. */
  onOpen?: (account: string) => void;
};

/** Explicit, because the style's `display: block` on narrow screens would take the implicit ones away. */
const roles = {
  table: { role: 'table' },
  rowGroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnHeader: { role: 'columnheader' },
  cell: { role: 'cell' },
};

/** An answer's rows. A column hidden from the role keeps its name and is closed: there is nothing in it to show. */
export function AnswerTable({ caption, columns, rows, opened, onOpen }: AnswerTableProps) {
  return (
    <table {...roles.table} className={styles.table}>
      <caption className="visually-hidden">{caption}</caption>
      <thead {...roles.rowGroup}>
        <tr {...roles.row}>
          {columns.map((column) => (
            <th {...roles.columnHeader} className={cellClass(column)} scope="col" key={column.name}>
              {column.name}
              {column.hidden && <span className="label"> {panoramaDemo.permissions.mark}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...roles.rowGroup}>
        {rows.map(({ id, cells }) => (
          <tr {...roles.row} key={id} className={names(cells[0], opened) ? styles.opened : undefined}>
            {columns.map((column, index) => (
              <td {...roles.cell} className={cellClass(column)} data-label={column.name} key={column.name}>
                <CellContent cell={cells[index]} onOpen={onOpen} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const names = (cell: Cell, account: string | undefined) => Array.isArray(cell) && cell.some(({ id }) => id === account);

/** Text, or the accounts it names: each opens its own profile. */
function CellContent({ cell, onOpen }: { cell: Cell; onOpen: AnswerTableProps['onOpen'] }) {
  if (cell === undefined) return <span className="label">{panoramaDemo.permissions.mark}</span>;
  if (!Array.isArray(cell)) return <Breakable text={cell} />;
  if (!onOpen) return cell.map(({ name }) => name).join(', ');
  return (
    <div>
      {cell.map(({ id, name }) => (
        <button type="button" key={id} onClick={() => onOpen(id)}>
          {name}
          <span className="visually-hidden">: {panoramaDemo.profile.open}</span>
        </button>
      ))}
    </div>
  );
}

/** An email address breaks before its @, if it must. */
function Breakable({ text }: { text: string }) {
  const at = text.indexOf('@');
  if (at < 0) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, at)}
      <wbr />
      {text.slice(at)}
    </span>
  );
}

const cellClass = ({ numeric, hidden }: Column) => clsx(numeric && styles.numeric, hidden && styles.hidden) || undefined;
