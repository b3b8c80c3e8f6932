import { actorShapes } from './actor-shapes.ts';
import { project } from './project.ts';
import type { SceneObject, Shape } from './shape.ts';
import type { Light } from './simulation/signals.ts';
import type { VisibleActor } from './simulation/visible-actors.ts';
import type { Point, Road } from './simulation/world.ts';
import { fixtures, signalObjects } from './surroundings.ts';

export type PlacedObject = { id: string; at: Point; shapes: Shape[] };

const origin = { x: 0, y: 0 };
const placeAtOrigin = (objects: SceneObject[], name: string) =>
  objects.map(({ depth, shapes }, index) => ({
    id: `${name} ${index}`,
    depth,
    at: origin,
    shapes,
  }));
const placedFixtures = placeAtOrigin(fixtures, 'fixture');
const signalCache = new Map<string, ReturnType<typeof placeAtOrigin>>();

function placedSignals(lights: Record<Road, Light>) {
  const key = `${lights.main} ${lights.side}`;
  const signals = signalCache.get(key) ?? placeAtOrigin(signalObjects(lights), 'signal');
  signalCache.set(key, signals);
  return signals;
}

/** Lists everything above the ground, the farthest first. */
export const objectsByDepth = (
  actors: VisibleActor[],
  lights: Record<Road, Light>,
): PlacedObject[] =>
  [
    ...placedFixtures,
    ...placedSignals(lights),
    ...actors.map((actor) => ({
      id: actor.id,
      depth: actor.position.x + actor.position.y,
      at: project(actor.position),
      shapes: actorShapes(actor),
    })),
  ].sort((a, b) => a.depth - b.depth);
