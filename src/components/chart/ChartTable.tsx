import type { ReactNode } from 'react';
import copy from '../../content/pages/questions.json' with { type: 'json' };
import { type ChartData, totalAt } from './chart-data.ts';

export function ChartTable({ data, links }: { data: ChartData; links?: ReactNode[] }) {
  const { title, unit, labels, series, stacked, format } = data;
  return (
    // Focusable, so that keys can scroll it.
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
            {stacked && <th scope="col">{copy.total}</th>}
          </tr>
        </thead>
        <tbody>
          {labels.map((label, index) => (
            <tr key={label}>
              <th scope="row">{links?.[index] ?? label}</th>
              {series.map(({ name, values }) => (
                <td key={name}>{format(values[index] ?? 0)}</td>
              ))}
              {stacked && <td>{format(totalAt(series, index))}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
