import { actorShapes } from './actor-shapes.ts';
import { palette } from './palette.ts';
import type { SceneMoment } from './scene-moment.ts';
import {
  blockShapes,
  ellipsePath,
  formatPoint,
  project,
  rectangleCorners,
  type SceneObject,
  type Shape,
  shadowShape,
} from './shape.ts';
import { type Road, roadHalfWidth, stopLine } from './simulation/world.ts';
import surroundings from './surroundings.json' with { type: 'json' };

const colorOf = (name: string) => palette[name as keyof typeof palette];

const createHouse = ({
  left,
  top,
  right,
  bottom,
  height,
  wall,
  roof,
}: (typeof surroundings.houses)[number]): SceneObject => ({
  depth: (left + top + right + bottom) / 2,
  shapes: [
    ...blockShapes(rectangleCorners(left, top, right, bottom), 0, height, colorOf(wall)),
    ...blockShapes(
      rectangleCorners(left - 0.8, top - 0.8, right + 0.8, bottom + 0.8),
      height,
      height + 1.2,
      colorOf(roof),
    ),
  ],
});

function createTree({ east, south, height }: (typeof surroundings.trees)[number]): SceneObject {
  const foot = project({ x: east, y: south });
  const radius = height * 0.36;
  const pointAt = (right: number, up: number) => formatPoint({ x: foot.x + right, y: foot.y - up });
  const left = pointAt(-radius, 0.8);
  return {
    depth: east + south,
    shapes: [
      shadowShape(ellipsePath(foot, radius, radius / 2)),
      {
        d: `M${left}L${pointAt(0, height)}L${pointAt(radius, 0.8)}Q${pointAt(0, -1.2)} ${left}Z`,
        fill: palette.tree,
      },
    ],
  };
}

const housesAndTrees = [
  ...surroundings.houses.map(createHouse),
  ...surroundings.trees.map(createTree),
];

/** One signal post of each road; the other is diagonally opposite. */
const posts = {
  main: { x: stopLine.main, y: -roadHalfWidth.main - 1.2 },
  side: { x: roadHalfWidth.side + 1.2, y: stopLine.side },
};
const lampHeights = { red: 6.9, yellow: 5.9, green: 4.9 };

function signalPerColor(road: Road, sign: number) {
  const position = { x: posts[road].x * sign, y: posts[road].y * sign };
  const foot = project(position);
  const bar = (width: number, height: number, top: number): Shape => {
    const corner = formatPoint({ x: foot.x - width / 2, y: foot.y - top });
    const [right, down, left] = [width, height, -width].map((length) => length.toFixed(2));
    return { d: `M${corner}h${right}v${down}h${left}Z`, fill: palette.ink };
  };
  return (['red', 'yellow', 'green'] as const).map((color) => ({
    road,
    color,
    depth: position.x + position.y,
    shapes: [
      bar(0.5, 5, 5),
      bar(1.8, 3.8, 7.8),
      { d: ellipsePath(project(position, lampHeights[color]), 0.62), fill: palette[color] },
    ],
  }));
}
const signals = (['main', 'side'] as const).flatMap((road) =>
  [-1, 1].flatMap((sign) => signalPerColor(road, sign)),
);

export const objectsByDepth = ({ actors, lights }: SceneMoment): SceneObject[] =>
  [
    ...housesAndTrees,
    ...signals.filter(({ road, color }) => lights[road] === color),
    ...actors.map((actor) => ({
      depth: actor.position.x + actor.position.y,
      offset: project(actor.position),
      shapes: actorShapes(actor),
    })),
  ].sort((a, b) => a.depth - b.depth);
