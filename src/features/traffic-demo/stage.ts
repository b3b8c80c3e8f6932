import { shapesOf } from './models.ts';
import { project } from './project.ts';
import type { Shape, Standing } from './shape.ts';
import type { StageActor } from './simulation/on-stage.ts';
import type { Light } from './simulation/signals.ts';
import type { Group, Point } from './simulation/world.ts';
import { fixtures, signalsFor } from './surroundings.ts';

export type Placed = { id: string; at: Point; shapes: Shape[] };

const origin = { x: 0, y: 0 };
const standing = (list: Standing[], name: string) =>
  list.map(({ depth, shapes }, index) => ({ id: `${name} ${index}`, depth, at: origin, shapes }));
const fixed = standing(fixtures, 'fixture');
const signals = new Map<string, ReturnType<typeof standing>>();

function signalsOf(lights: Record<Group, Light>) {
  const key = `${lights.main} ${lights.side}`;
  const known = signals.get(key) ?? standing(signalsFor(lights), 'signal');
  signals.set(key, known);
  return known;
}

/** Everything above the ground, the farthest first. */
export const onStage = (actors: StageActor[], lights: Record<Group, Light>): Placed[] =>
  [
    ...fixed,
    ...signalsOf(lights),
    ...actors.map((actor) => ({
      id: actor.id,
      depth: actor.at.x + actor.at.y,
      at: project(actor.at),
      shapes: shapesOf(actor),
    })),
  ].sort((one, other) => one.depth - other.depth);
