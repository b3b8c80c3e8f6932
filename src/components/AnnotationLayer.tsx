import { clsx } from 'clsx';
import type { Ref } from 'react';
import type { LabelPosition } from '../content/picture-marks.ts';
import type { Annotation } from '../content/pictures.ts';
import styles from './AnnotationLayer.module.css';
import { cornersId, smallCornersId } from './AnnotationSymbols.tsx';

/** Boxes of the same `group` share a layer, which CSS selects by `data-group`. */
export type DrawnBox = {
  box: Annotation['box'];
  label?: string;
  labelAt?: LabelPosition;
  /** Draws thin, short corners. */
  small?: boolean;
  highlighted?: boolean;
  dashed?: boolean;
  group?: number;
  /** Unique in the layer; identifies a box that moves. */
  actorId?: string;
};

// In pixels, for DM Mono at 11.5 px. Needed because SVG cannot fit a rectangle to its text.
const LETTER_WIDTH = 6.9;
const PADDING = 6;
const HEIGHT = 20;
const BASELINE = 14;
/** Between box and label. */
const GAP = 4;

const percent = (fraction: number) => `${(fraction * 100).toFixed(2)}%`;
const roundToTenths = (length: number) => Math.round(length * 10) / 10;

export const boxArea = ([left, top, right, bottom]: DrawnBox['box']) =>
  (right - left) * (bottom - top);

export const boxAttributes = ([left, top, right, bottom]: DrawnBox['box']) => ({
  x: percent(left),
  y: percent(top),
  width: percent(right - left),
  height: percent(bottom - top),
});

function Label({ label, position }: { label: string; position: LabelPosition }) {
  const width = roundToTenths(label.length * LETTER_WIDTH + 2 * PADDING);
  const isRightAligned = position.endsWith('-right');
  const isBelow = position.startsWith('bottom');
  const isBeside = position === 'right';
  const x = isBeside ? GAP + 1 : isRightAligned ? -width : 0;
  const y = isBeside ? -HEIGHT / 2 : isBelow ? GAP : -HEIGHT - GAP;
  return (
    <svg
      className={styles.anchor}
      x={isRightAligned || isBeside ? '100%' : '0'}
      y={isBelow ? '100%' : isBeside ? '50%' : '0'}
    >
      <g className={styles.chip}>
        <rect x={x} y={y} width={width} height={HEIGHT} rx="1" />
        <text x={roundToTenths(x + PADDING)} y={y + BASELINE}>
          {label}
        </text>
      </g>
    </svg>
  );
}

function Box({ box, label, labelAt = 'top-left', small, highlighted, dashed, actorId }: DrawnBox) {
  return (
    <svg
      className={clsx(styles.box, highlighted && styles.highlighted, small && styles.small)}
      data-actor={actorId}
      {...boxAttributes(box)}
    >
      {dashed ? (
        <rect className={styles.dashed} width="100%" height="100%" />
      ) : (
        <use className={styles.corners} href={`#${small ? smallCornersId : cornersId}`} />
      )}
      {label && <Label label={label} position={labelAt} />}
    </svg>
  );
}

/** Draws boxes and labels over a picture, as SVG because the CSP forbids inline styles. */
export function AnnotationLayer({
  boxes,
  animate,
  className,
  ref,
}: {
  boxes: DrawnBox[];
  animate?: 'onLoad' | 'onView';
  className?: string;
  /** Only for boxes without groups, which share one layer. */
  ref?: Ref<SVGSVGElement>;
}) {
  const groups = [...new Set(boxes.map(({ group }) => group))];
  // One layer per group: the compositor can animate a layer without repainting it.
  return groups.map((group) => (
    <svg
      className={clsx(
        styles.layer,
        animate === 'onLoad' && styles.animateOnLoad,
        animate === 'onView' && styles.animateOnView,
        className,
      )}
      key={group ?? ''}
      ref={ref}
      data-group={group}
      aria-hidden="true"
    >
      {boxes
        .filter((box) => box.group === group)
        .map((box) => (
          <Box key={box.actorId ?? box.box.join(' ')} {...box} />
        ))}
    </svg>
  ));
}
