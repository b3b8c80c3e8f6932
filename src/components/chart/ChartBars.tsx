import { clsx } from 'clsx';
import styles from './Chart.module.css';
import { type ChartData, createTicks, formatValuesAt, totalAt, wrapLabel } from './chart-data.ts';

/**
 * In percent of the chart. `from` and `length` place the value axis; a negative length points up.
 * `bands` places the label axis, which has one band per label.
 */
const axes = {
  horizontal: { from: 31, length: 65, bands: { from: 0, size: 88 } },
  vertical: { from: 88, length: -82, bands: { from: 13, size: 87 } },
};
/** Two decimals are finer than a pixel. */
const percent = (value: number) => `${Number(value.toFixed(2))}%`;
/** Fraction of a band that its bars fill. */
const barShare = 0.64;

/** In pixels. */
const chartHeight = ({ horizontal, labels }: ChartData) =>
  horizontal ? Math.min(420, Math.max(110, labels.length * 46 + 34)) : 300;

/** `onHighlight` gets the index of the hovered or focused band; on leave or blur, undefined. */
export function ChartBars(data: ChartData & { onHighlight: (index: number | undefined) => void }) {
  const { labels, series, horizontal, stacked, summary, format, onHighlight } = data;
  const { from, length, bands } = horizontal ? axes.horizontal : axes.vertical;
  const max = Math.max(
    ...(stacked
      ? labels.map((_, index) => totalAt(series, index))
      : series.flatMap(({ values }) => values)),
  );
  const ticks = createTicks(max);
  const areThousands = ticks.every((tick) => tick % 1000 === 0);
  const formatTick = (tick: number) =>
    areThousands ? format(tick).replace(/,000(?!,)/, 'K') : format(tick);
  const bandWidth = bands.size / labels.length;
  const barWidth = (bandWidth * barShare) / (stacked ? 1 : series.length);
  const toPosition = (amount: number) => from + (length * amount) / (ticks.at(-1) || 1);
  /** `offset` and `thickness` lie on the label axis, `low` and `high` on the value axis. */
  const rectAttributes = (offset: number, thickness: number, low: number, high: number) => {
    const [start, size] = [percent(Math.min(low, high)), percent(Math.abs(high - low))];
    return horizontal
      ? { x: start, y: percent(offset), width: size, height: percent(thickness) }
      : { x: percent(offset), y: start, width: percent(thickness), height: size };
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot hold the parts of a drawing
    <svg
      className={clsx(styles.bars, !horizontal && styles.vertical)}
      height={chartHeight(data)}
      role="group"
      aria-label={summary}
    >
      {ticks.map((tick) => {
        const at = percent(toPosition(tick));
        const line = horizontal
          ? { x1: at, x2: at, y1: '0', y2: percent(bands.size) }
          : { x1: percent(bands.from), x2: '100%', y1: at, y2: at };
        const labelPosition = horizontal
          ? ({ x: at, y: '98%', textAnchor: 'middle' } as const)
          : ({ x: percent(bands.from - 1.5), y: at, dy: '0.35em', textAnchor: 'end' } as const);
        return (
          // biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group is not focusable
          <g className={styles.tick} key={tick} aria-hidden="true">
            <line {...line} />
            <text {...labelPosition}>{formatTick(tick)}</text>
          </g>
        );
      })}
      {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a group is not focusable */}
      <g aria-hidden="true">
        {series.map(({ name, values }, seriesIndex) => (
          <g key={name} className={styles.series}>
            {values.map((value, index) => {
              const start = bands.from + bandWidth * (index + (1 - barShare) / 2);
              const offset = stacked ? start : start + seriesIndex * barWidth;
              const base = stacked ? totalAt(series.slice(0, seriesIndex), index) : 0;
              return (
                <rect
                  key={labels[index]}
                  {...rectAttributes(offset, barWidth, toPosition(base), toPosition(base + value))}
                />
              );
            })}
          </g>
        ))}
        {labels.map((label, index) => {
          const middle = percent(bands.from + bandWidth * (index + 0.5));
          return horizontal ? (
            wrapLabel(label).map((line, lineIndex, lines) => (
              <text
                key={line}
                x="29%"
                y={middle}
                dy={`${(lineIndex - lines.length / 2) * 1.2 + 0.9}em`}
                textAnchor="end"
              >
                {line}
              </text>
            ))
          ) : (
            <text key={label} className={styles.bandLabel} x={middle} y="97%" textAnchor="middle">
              {label}
            </text>
          );
        })}
      </g>
      {labels.map((label, index) => (
        // biome-ignore lint/a11y/noInteractiveElementToNoninteractiveRole: focus only shows values
        <rect
          key={label}
          className={styles.band}
          {...rectAttributes(
            bands.from + bandWidth * index,
            bandWidth,
            toPosition(0),
            toPosition(ticks.at(-1) ?? 0),
          )}
          role="img"
          tabIndex={0}
          aria-label={formatValuesAt(data, index)}
          onPointerEnter={() => onHighlight(index)}
          onPointerLeave={() => onHighlight(undefined)}
          onFocus={() => onHighlight(index)}
          onBlur={() => onHighlight(undefined)}
        />
      ))}
    </svg>
  );
}
