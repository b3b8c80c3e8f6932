import { objectsByDepth } from './draw-order.ts';
import { ground } from './ground.ts';
import { fullFrame } from './project.ts';
import { describeScene, type SceneMoment } from './scene-moment.ts';
import type { Shape } from './shape.ts';

/** Draws the junction at a moment as SVG. */
export function StaticScene(moment: SceneMoment) {
  return (
    <svg viewBox={fullFrame.join(' ')} role="img" aria-label={describeScene(moment)}>
      <Paths shapes={ground} />
      {objectsByDepth(moment.actors, moment.lights).map(({ id, at: { x, y }, shapes }) => (
        <g key={id} transform={x || y ? `translate(${x.toFixed(2)} ${y.toFixed(2)})` : undefined}>
          <Paths shapes={shapes} />
        </g>
      ))}
    </svg>
  );
}

const Paths = ({ shapes }: { shapes: Shape[] }) =>
  shapes.map(({ d, fill, alpha }) => <path key={d} d={d} fill={fill} fillOpacity={alpha} />);
