import { parseBars } from '../content/parse-bars.ts';
import { formatNumber } from '../format.ts';
import styles from './Bars.module.css';

/** A small bar chart of an MDX text, `of` its data: a table in which each value is drawn too. The last bar is the one the text is about. */
export function Bars({ caption, unit, of }: { caption: string; unit: string; of: string }) {
  const bars = parseBars(of);
  const most = Math.max(...bars.map(({ value }) => value));
  return (
    <table className={styles.bars}>
      <caption className="label">{caption}</caption>
      <tbody>
        {bars.map(({ label, value }, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={styles.drawn} aria-hidden="true">
              <svg focusable="false">
                <rect className={index === bars.length - 1 ? styles.meant : undefined} width={`${(value / most) * 100}%`} height="100%" />
              </svg>
            </td>
            <td className={styles.value}>
              {formatNumber(value)} {unit}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
