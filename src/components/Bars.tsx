import { type MdxProps, parseBars } from '../content/mdx-schema.ts';
import { formatNumber } from '../format.ts';
import styles from './Bars.module.css';

/** A bar chart: a table with a bar for each value in `values`, such as `Usual=52000; Today=4000`. */
export function Bars({ caption, unit, values }: MdxProps<'Bars'>) {
  const bars = parseBars(values);
  const largest = Math.max(...bars.map(({ value }) => value));
  return (
    <table className={styles.bars}>
      <caption className="label">{caption}</caption>
      <tbody>
        {bars.map(({ label, value }, index) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td className={styles.barCell} aria-hidden="true">
              <svg>
                <rect
                  className={index === bars.length - 1 ? styles.highlighted : undefined}
                  width={`${value > 0 ? (value / largest) * 100 : 0}%`}
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
