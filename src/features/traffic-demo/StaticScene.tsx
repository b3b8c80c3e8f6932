import { ground } from './ground.ts';
import { MovingBoxes } from './MovingBoxes.tsx';
import { fullFrame } from './project.ts';
import styles from './Scene.module.css';
import { boxesOf, nameOfScene, type SceneMoment } from './scene-moment.ts';
import type { Shape } from './shape.ts';
import { onStage } from './stage.ts';

/** The junction at a moment, in the page itself. */
export function StaticScene(moment: SceneMoment) {
  return (
    <div className={styles.scene}>
      <svg viewBox={fullFrame.join(' ')} role="img" aria-label={nameOfScene(moment)}>
        <Paths shapes={ground} />
        {onStage(moment.actors, moment.lights).map(({ id, at: { x, y }, shapes }) => (
          <g key={id} transform={x || y ? `translate(${x.toFixed(2)} ${y.toFixed(2)})` : undefined}>
            <Paths shapes={shapes} />
          </g>
        ))}
      </svg>
      <MovingBoxes boxes={boxesOf(moment, fullFrame)} />
    </div>
  );
}

const Paths = ({ shapes }: { shapes: Shape[] }) => shapes.map(({ d, fill, alpha }) => <path key={d} d={d} fill={fill} fillOpacity={alpha} />);
