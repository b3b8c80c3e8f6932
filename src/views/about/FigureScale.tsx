import styles from './KnowOurCompany.module.css';

/** Larger scales are drawn as strokes instead of bars. */
const MAX_BARS = 10;

/** Splits `+95%` into `+` and `95%`. The sign may be ''. */
export const splitSign = (figure: string): [sign: string, number: string] => {
  const number = figure.replace(/^[+−-]/, '');
  return [figure.slice(0, figure.length - number.length), number];
};

/** Draws a figure such as `+4.7` on a scale up to `outOf`. */
export function FigureScale({ figure, outOf }: { figure: string; outOf: number }) {
  const value = Number(figure.replace(/[^\d.]/g, ''));
  return (
    <svg className={styles.scale} aria-hidden="true">
      {outOf > MAX_BARS ? (
        <Strokes value={value} outOf={outOf} />
      ) : (
        <Bars value={value} outOf={outOf} />
      )}
    </svg>
  );
}

function Strokes({ value, outOf }: { value: number; outOf: number }) {
  return range(outOf).map((stroke) => {
    const x = `${((stroke + 0.3) * 100) / outOf}%`;
    return (
      <line
        key={stroke}
        className={stroke < value ? undefined : styles.remaining}
        x1={x}
        x2={x}
        y1={stroke % 10 ? 12 : 0}
        y2="30"
      />
    );
  });
}

function Bars({ value, outOf }: { value: number; outOf: number }) {
  const gap = 1.2;
  const width = (100 - gap * (outOf - 1)) / outOf;
  return range(outOf).map((bar) => (
    <g key={bar}>
      <rect
        className={styles.barOutline}
        x={`${bar * (width + gap)}%`}
        y="0.5"
        width={`${width}%`}
        height="29"
      />
      <rect
        className={styles.barFill}
        x={`${bar * (width + gap)}%`}
        y="0"
        width={`${width * Math.min(1, Math.max(0, value - bar))}%`}
        height="30"
      />
    </g>
  ));
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);
