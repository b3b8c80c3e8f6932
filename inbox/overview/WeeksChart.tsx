import { useSyncExternalStore } from 'react';
import type { Overview } from '../../server/inbox/api.ts';
import { deskDay } from '../shared/time.ts';
import { count, forms } from '../shared/words.ts';
import styles from './WeeksChart.module.css';
import { HEIGHT, layOut, WIDTHS } from './weeks-layout.ts';

const series = ['contact', 'signUp', 'newsletter'] as const;
const total = (week: Overview['weeks'][number]) => week.contact + week.signUp + week.newsletter;

const narrow = window.matchMedia('(max-width: 40em)');

/** A phone has room for a drawing of its own, not for a small one of the same. */
const useIsNarrow = () =>
  useSyncExternalStore(
    (listener) => {
      narrow.addEventListener('change', listener);
      return () => narrow.removeEventListener('change', listener);
    },
    () => narrow.matches,
  );

/** Leads by week and form, drawn, and the same as a table. */
export function WeeksChart({ weeks }: { weeks: Overview['weeks'] }) {
  const width = useIsNarrow() ? WIDTHS.narrow : WIDTHS.wide;
  const { bars, ticks } = layOut(weeks, width);
  const all = weeks.reduce((sum, week) => sum + total(week), 0);
  return (
    <section aria-labelledby="weeks">
      <div className={styles.head}>
        <h2 id="weeks">Leads by week</h2>
        <ul className={styles.legend}>
          {series.map((form) => (
            <li key={form} className={styles[form]}>
              {forms[form]}
            </li>
          ))}
        </ul>
      </div>
      <svg
        className={styles.chart}
        viewBox={`0 0 ${width} ${HEIGHT}`}
        role="img"
        aria-label={`${count(all, 'lead')} in ${count(weeks.length, 'week')}; the figures are in the table below.`}
      >
        {ticks.map(({ value, y }) => (
          <g key={value}>
            <line className={styles.grid} x1="36" x2={width} y1={y} y2={y} />
            <text x="28" y={y} textAnchor="end" dominantBaseline="central">
              {value}
            </text>
          </g>
        ))}
        {bars.map(({ start, x, width: breadth, parts, label }) => (
          <g key={start}>
            {parts.map(({ form, y, height }) => (
              <rect key={form} className={styles[form]} x={x} y={y} width={breadth} height={height} />
            ))}
            {label !== undefined && (
              <text x={label} y={HEIGHT - 6} textAnchor="middle">
                {deskDay(start)}
              </text>
            )}
          </g>
        ))}
      </svg>
      <details>
        <summary className="link tap-target">Show the figures</summary>
        {/* Where it is wider than a phone, the arrow keys move it. */}
        <section className={styles.scroll} aria-label="Leads by week, as a table" tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">Week of</th>
                {series.map((form) => (
                  <th key={form} scope="col">
                    {forms[form]}
                  </th>
                ))}
                <th scope="col">Together</th>
              </tr>
            </thead>
            <tbody>
              {weeks.map((week) => (
                <tr key={week.start}>
                  <th scope="row">{deskDay(week.start)}</th>
                  {series.map((form) => (
                    <td key={form}>{week[form].toLocaleString('en-US')}</td>
                  ))}
                  <td>{total(week).toLocaleString('en-US')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      </details>
    </section>
  );
}
