import styles from './KnowOurCompany.module.css';

/** More parts than these are drawn as strokes, fewer as bars that fill. */
const MOST_BARS = 10;

/** The sign in front of a figure, and the rest: `+`, `95%`; a figure may have no sign. */
export const splitSign = (figure: string): [sign: string, rest: string] => {
  const rest = figure.replace(/^[+−-]/, '');
  return [figure.slice(0, figure.length - rest.length), rest];
};

/** A figure drawn on its scale, by what its text says: `+4.7` of 5. */
export function FigureScale({ figure, outOf }: { figure: string; outOf: number }) {
  const value = Number(figure.replace(/[^\d.]/g, ''));
  return (
    <svg className={styles.scale} aria-hidden="true" focusable="false">
      {outOf > MOST_BARS ? (
        <Strokes value={value} outOf={outOf} />
      ) : (
        <Bars value={value} outOf={outOf} />
      )}
    </svg>
  );
}

/** A stroke a part, a long one each ten; those above the value are open. */
function Strokes({ value, outOf }: { value: number; outOf: number }) {
  return parts(outOf).map((stroke) => {
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

/** A bar a part, the last one filled as far as the value reaches. */
function Bars({ value, outOf }: { value: number; outOf: number }) {
  const gap = 1.2;
  const width = (100 - gap * (outOf - 1)) / outOf;
  return parts(outOf).map((bar) => (
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

const parts = (count: number) => Array.from({ length: count }, (_, part) => part);
