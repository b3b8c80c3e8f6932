import { solid } from './project.ts';
import styles from './Scene.module.css';
import type { Point } from './simulation/world.ts';

/** An upright solid in one color, lighter where the light falls. */
export function Solid({ base, low = 0, high, paint }: { base: Point[]; low?: number; high: number; paint?: string }) {
  const { top, lit, shaded } = solid(base, low, high);
  return (
    <g className={paint}>
      {lit && <path className={styles.lit} d={lit} />}
      {shaded && <path className={styles.shaded} d={shaded} />}
      <path className={styles.top} d={top} />
    </g>
  );
}
