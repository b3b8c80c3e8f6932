import { type ReactNode, useState } from 'react';
import copy from '../../content/pages/questions.json' with { type: 'json' };
import styles from './Chart.module.css';
import { ChartBars } from './ChartBars.tsx';
import { ChartTable } from './ChartTable.tsx';
import { type ChartData, formatValuesAt } from './chart-data.ts';

export function Chart({
  data,
  headingTag: Heading = 'h3',
  links,
}: {
  data: ChartData;
  headingTag?: 'h2' | 'h3';
  /** Shown in the table instead of the labels. */
  links?: ReactNode[];
}) {
  const [highlightedIndex, setHighlightedIndex] = useState<number>();
  return (
    <figure className={styles.figure}>
      <figcaption>
        <Heading className="ui-medium">{data.title}</Heading>
        <span className="label">{data.unit}</span>
      </figcaption>
      {data.series.length > 1 && (
        <ul className={`cluster ${styles.legend}`}>
          {data.series.map(({ name }) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      <div className={styles.plot}>
        <ChartBars {...data} onHighlight={setHighlightedIndex} />
      </div>
      <p className={`label ${styles.highlightedValues}`}>
        {/* New data may have fewer labels. */}
        {highlightedIndex !== undefined &&
          highlightedIndex < data.labels.length &&
          formatValuesAt(data, highlightedIndex)}
      </p>
      <details className={styles.table}>
        <summary className="ui-medium">{copy.table}</summary>
        <ChartTable data={data} links={links} />
      </details>
    </figure>
  );
}
