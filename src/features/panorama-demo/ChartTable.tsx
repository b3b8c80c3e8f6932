import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import type { ChartData } from './chart-data.ts';
import { sum } from './model/orders.ts';

/** A chart's figures as a table; the parts of a stack add up in its last column. */
export function ChartTable({ title, unit, labels, series, stacked, format }: ChartData) {
  const totals = stacked && series.length > 1;
  return (
    // A scroll area must be focusable so that keys can scroll it.
    <section tabIndex={0} aria-label={title}>
      <table>
        <caption className="visually-hidden">{`${title}. ${unit}`}</caption>
        <thead>
          <tr>
            <td />
            {series.map(({ name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
            {totals && <th scope="col">{panoramaDemo.chart.total}</th>}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{format(values[index] ?? 0)}</td>
              ))}
              {totals && <td>{format(sum(series, ({ values }) => values[index] ?? 0))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
