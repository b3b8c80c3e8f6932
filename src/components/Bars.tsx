import { type PartProps, parseBars } from '../content/mdx-parts.ts';
import { formatNumber } from '../format.ts';
import styles from './Bars.module.css';

/** A small bar chart of an MDX text, `of` its data: a table in which each value is drawn too. The last bar is the one the text is about. */
export function Bars({ caption, unit, of }: PartProps<'Bars'>) {
  const bars = parseBars(of);
  const largest = Math.max(...bars.map(({ value }) => value));
  return (
    <table className={styles.bars}>
      <caption className="label">{caption}</caption>
      <tbody>
        {bars.map(({ label, value }, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={styles.drawn} aria-hidden="true">
              <svg focusable="false">
                <rect
                  className={index === bars.length - 1 ? styles.meant : undefined}
                  width={value > 0 ? `${(value / largest) * 100}%` : '0%'}
                  height="100%"
                />
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
