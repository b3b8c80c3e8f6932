import { memo } from 'react';
import { area, project } from './project.ts';
import styles from './Scene.module.css';
import { Solid } from './Solid.tsx';
import type { StageActor } from './simulation/on-stage.ts';
import { type Kind, sizes } from './simulation/world.ts';

/** A part of a model: from where to where along it (0 is its back, 1 its front), how much of its width, between which heights, in which paint. */
type Part = { back: number; front: number; wide: number; low: number; high: number; paint?: string };

const glass = styles.glass;
const models: Record<Kind, Part[]> = {
  car: [
    { back: 0, front: 1, wide: 1, low: 0.25, high: 0.85 },
    { back: 0.16, front: 0.68, wide: 0.86, low: 0.85, high: 1.3, paint: glass },
    { back: 0.18, front: 0.62, wide: 0.84, low: 1.3, high: 1.5 },
  ],
  van: [
    { back: 0, front: 1, wide: 1, low: 0.3, high: 1.3 },
    { back: 0, front: 0.7, wide: 1, low: 1.3, high: 2.4 },
    { back: 0.7, front: 0.92, wide: 0.94, low: 1.3, high: 2.1, paint: glass },
  ],
  truck: [
    { back: 0, front: 0.74, wide: 1, low: 0.6, high: 3.4, paint: styles.cargo },
    { back: 0.77, front: 1, wide: 0.96, low: 0.4, high: 1.4 },
    { back: 0.77, front: 0.98, wide: 0.94, low: 1.4, high: 2.2, paint: glass },
    { back: 0.77, front: 0.96, wide: 0.94, low: 2.2, high: 2.6 },
  ],
  bus: [
    { back: 0, front: 1, wide: 1, low: 0.35, high: 1.4 },
    { back: 0.01, front: 0.99, wide: 0.98, low: 1.4, high: 2.4, paint: glass },
    { back: 0, front: 1, wide: 1, low: 2.4, high: 3.1 },
  ],
  motorcycle: [
    { back: 0, front: 1, wide: 0.6, low: 0.15, high: 0.8, paint: styles.frame },
    { back: 0.25, front: 0.6, wide: 1, low: 0.8, high: 1.7 },
  ],
  bicycle: [
    { back: 0, front: 1, wide: 0.5, low: 0.1, high: 0.7, paint: styles.frame },
    { back: 0.3, front: 0.7, wide: 1, low: 0.7, high: 1.8 },
  ],
  pedestrian: [{ back: 0.1, front: 0.9, wide: 0.9, low: 0, high: 1.35 }],
};
const headed: Partial<Record<Kind, number>> = { pedestrian: 1.62, bicycle: 2.05, motorcycle: 1.95 };

/** One road user where it is. Moving changes one attribute; the model itself is drawn once. */
export function ActorFigure({ id, kind, at, facing, back, front }: StageActor) {
  const { x, y } = project(at);
  return (
    <g transform={`translate(${x.toFixed(2)} ${y.toFixed(2)})`}>
      <Model kind={kind} paint={paintOf(id)} aheadX={facing.x} aheadY={facing.y} from={back} to={front} />
    </g>
  );
}

type ModelProps = { kind: Kind; paint: number; aheadX: number; aheadY: number; from: number; to: number };

/** A road user at the middle of the junction, drawn from upright solids on a shadow, between two shares of its length. */
const Model = memo(function Model({ kind, paint: color, aheadX, aheadY, from, to }: ModelProps) {
  const { length, width } = sizes[kind];
  const corners = (back: number, front: number, wide: number, margin = 0) =>
    [
      [front, 1],
      [front, -1],
      [back, -1],
      [back, 1],
    ].map(([along = 0, aside = 0]) => {
      const ahead = (along - 0.5) * (length + 2 * margin);
      const beside = aside * (wide * (width / 2) + margin);
      return { x: aheadX * ahead - aheadY * beside, y: aheadY * ahead + aheadX * beside };
    });
  const parts = models[kind].map((part) => ({ ...part, back: Math.max(part.back, from), front: Math.min(part.front, to) }));
  const head = project({ x: 0, y: 0 }, headed[kind]);
  return (
    <g className={styles[kind]} data-paint={color}>
      <path className={styles.shadow} d={area(corners(from, to, 1, 0.25))} />
      {parts.map(
        ({ back, front, wide, low, high, paint }) =>
          front > back && <Solid key={`${wide} ${low}`} base={corners(back, front, wide)} low={low} high={high} paint={paint} />,
      )}
      {headed[kind] && to - from > 0.5 && <circle className={styles.head} cx={head.x.toFixed(1)} cy={head.y.toFixed(1)} r="0.42" />}
    </g>
  );
});

/** One of five paints, always the same for the same vehicle. */
const paintOf = (id: string) => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 5;
