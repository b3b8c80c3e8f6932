import { clsx } from 'clsx';
import styles from './ChartFigure.module.css';
import { type ChartData, wrapLabel } from './chart-data.ts';
import { sum } from './model/orders.ts';

/** Where the bars lie, in percent: names stand beside lying bars and under standing ones. */
const plots = { lying: { from: 31, length: 67 }, standing: { from: 90, length: -86 } };
/** A length as the page writes it: a hundredth of a percent is less than a pixel. */
const percent = (value: number) => `${Number(value.toFixed(2))}%`;
/** How much of its place a bar takes. */
const filled = 0.64;

/** The bars without axes, in the page itself: until the drawing code has come, and where there is no JavaScript. */
export function ChartSketch({ labels, series, stacked, horizontal }: ChartData) {
  const { from, length } = horizontal ? plots.lying : plots.standing;
  const most = stacked ? Math.max(...labels.map((_, index) => sum(series, ({ values }) => values[index] ?? 0))) : Math.max(...series.flatMap(({ values }) => values));
  const band = 100 / labels.length;
  const wide = (band * filled) / (stacked ? 1 : series.length);
  const along = (amount: number) => from + (length * amount) / (most || 1);
  return (
    <svg className={clsx(styles.sketch, !horizontal && styles.standing)} aria-hidden="true" focusable="false">
      {series.map(({ name, values }, place) => (
        <g key={name}>
          {values.map((value, index) => {
            const before = stacked ? sum(series.slice(0, place), (one) => one.values[index] ?? 0) : 0;
            const [low, high] = [along(before), along(before + value)];
            const at = band * (index + (1 - filled) / 2) + (stacked ? 0 : place * wide);
            const [start, size] = [percent(Math.min(low, high)), percent(Math.abs(high - low))];
            return horizontal ? (
              <rect key={labels[index]} x={start} y={percent(at)} width={size} height={percent(wide)} />
            ) : (
              <rect key={labels[index]} x={percent(at)} y={start} width={percent(wide)} height={size} />
            );
          })}
        </g>
      ))}
      {labels.map((label, index) => {
        const middle = percent(band * (index + 0.5));
        if (!horizontal)
          return (
            <text key={label} x={middle} y="97%" textAnchor="middle">
              {label}
            </text>
          );
        return wrapLabel(label, 12).map((line, row, { length: lines }) => (
          <text key={line} x="29%" y={middle} dy={`${(row - lines / 2) * 1.2 + 0.9}em`} textAnchor="end">
            {line}
          </text>
        ));
      })}
    </svg>
  );
}
