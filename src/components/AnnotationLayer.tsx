import { clsx } from 'clsx';
import type { LabelPlace } from '../content/picture-marks.ts';
import type { Annotation } from '../pictures.ts';
import styles from './AnnotationLayer.module.css';

/** A box to draw. A label says what the box is, never how sure a model was: that would be an invented measurement. Boxes of one `group` go live together (hero legend). */
export type DrawnBox = {
  box: Annotation['box'];
  label?: string;
  labelAt?: LabelPlace;
  small?: boolean;
  live?: boolean;
  dashed?: boolean;
  group?: number;
};

/** DM Mono at the label's 11.5 px: one letter's advance and the label's side padding, in px. */
const letter = 6.9;
const padding = 6;
const height = 20;
const clear = 4;

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;

function Label({ label, at }: { label: string; at: LabelPlace }) {
  const width = label.length * letter + 2 * padding;
  const right = at === 'tr' || at === 'br';
  const below = at === 'bl' || at === 'br';
  const beside = at === 'r';
  const x = beside ? clear + 1 : right ? -width : 0;
  const y = beside ? -height / 2 : below ? clear : -height - clear;
  return (
    <svg className={styles.anchor} x={right || beside ? '100%' : '0'} y={below ? '100%' : beside ? '50%' : '0'}>
      <g className={styles.chip}>
        <rect x={x} y={y} width={width} height={height} rx="1" />
        <text x={x + padding} y={y + 14}>
          {label}
        </text>
      </g>
    </svg>
  );
}

function Corners({ length }: { length: number }) {
  return (
    <g className={styles.corners}>
      <path d={`M0 ${length}V0H${length}`} />
      <svg className={styles.anchor} x="100%">
        <path d={`M-${length} 0H0V${length}`} />
      </svg>
      <svg className={styles.anchor} y="100%">
        <path d={`M0 -${length}V0H${length}`} />
      </svg>
      <svg className={styles.anchor} x="100%" y="100%">
        <path d={`M-${length} 0H0V-${length}`} />
      </svg>
    </g>
  );
}

/**
 * Brackets and labels over a picture, drawn as SVG so that the page needs no inline style (its policy forbids them).
 * Decoration to assistive technology: the picture's alt text and caption say the same in words.
 */
export function AnnotationLayer({ boxes, draws, className }: { boxes: DrawnBox[]; draws?: 'onLoad' | 'onView'; className?: string }) {
  return (
    <svg className={clsx(styles.layer, draws === 'onLoad' && styles.draws, draws === 'onView' && styles.drawsOnView, className)} aria-hidden="true" focusable="false">
      {boxes.map(({ box: [left, top, right, bottom], label, labelAt = 'tl', small, live, dashed, group }) => (
        <svg
          className={styles.anchor}
          key={`${left} ${top} ${right} ${bottom}`}
          x={percent(left)}
          y={percent(top)}
          width={percent(right - left)}
          height={percent(bottom - top)}
        >
          <g className={clsx(styles.box, live && styles.live, small && styles.small)} data-group={group}>
            {dashed ? <rect className={styles.dashed} width="100%" height="100%" /> : <Corners length={small ? 6 : 12} />}
            {label && <Label label={label} at={labelAt} />}
          </g>
        </svg>
      ))}
    </svg>
  );
}
