import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { panoramaDemo } from '../../content/pages/panorama-demo.ts';
import { useMediaQuery } from '../../demo-shared/use-media-query.ts';
import styles from './ChartFigure.module.css';
import { ChartSketch } from './ChartSketch.tsx';
import { ChartTable } from './ChartTable.tsx';
import type { ChartData } from './chart-data.ts';
import type { ChartHandle, ChartTheme } from './draw-chart.ts';

/**
 * A chart with its key, its words and its table. The drawing code comes when the first chart is shown, and a sketch stands until then; colors are those of the key, which
 * the style sheet gives, so both follow the scheme.
 */
export function ChartFigure({ className, data }: { className?: string; data: ChartData }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const key = useRef<HTMLUListElement>(null);
  const drawing = useRef<ChartHandle>(undefined);
  const [drawn, setDrawn] = useState(false);
  const dark = useMediaQuery('(prefers-color-scheme: dark)');
  const forced = useMediaQuery('(forced-colors: active)');

  // biome-ignore lint/correctness/useExhaustiveDependencies: with the scheme the key's colors change, which are read anew
  useEffect(() => {
    let gone = false;
    void import('./draw-chart.ts').then(async ({ drawChart }) => {
      // In its own task, so that the interaction paints first.
      await new Promise((resolve) => setTimeout(resolve));
      if (gone || !canvas.current || !key.current) return;
      drawing.current?.destroy();
      drawing.current = drawChart(canvas.current, data, themeOf(key.current));
      setDrawn(true);
    });
    return () => {
      gone = true;
    };
  }, [data, dark, forced]);
  useEffect(() => () => drawing.current?.destroy(), []);

  return (
    <figure className={clsx(styles.figure, className)}>
      <figcaption>
        <h3 className="ui-medium">{data.title}</h3>
        <span className="label">{data.unit}</span>
      </figcaption>
      <ul className={`cluster ${styles.key}`} ref={key}>
        {data.series.map(({ name }) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <div className={styles.plot}>
        {!drawn && <ChartSketch {...data} />}
        <canvas ref={canvas} role="img" aria-label={data.summary} />
      </div>
      <details className={styles.table}>
        <summary className="ui-medium">{panoramaDemo.chart.table}</summary>
        <ChartTable {...data} />
      </details>
    </figure>
  );
}

/** The legend's current computed colors: of each series, of its text and of its rule. */
function themeOf(key: HTMLUListElement): ChartTheme {
  const own = getComputedStyle(key);
  return {
    series: [...key.children].map((entry) => getComputedStyle(entry, '::before').backgroundColor),
    text: own.color,
    rule: own.borderBottomColor,
    font: own.fontFamily,
  };
}
