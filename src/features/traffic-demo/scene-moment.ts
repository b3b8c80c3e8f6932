import { fill } from '../../content/fill.ts';
import { clock } from '../../format.ts';
import { trafficCopy } from './copy.ts';
import { nameOf } from './describe.ts';
import type { MovingBox } from './MovingBoxes.tsx';
import { boxIn, type Frame } from './project.ts';
import type { TrafficEvent } from './simulation/events.ts';
import { eventAt } from './simulation/moments.ts';
import { actorsOnStage, type StageActor } from './simulation/on-stage.ts';
import { outline } from './simulation/place.ts';
import { type Light, lightAt } from './simulation/signals.ts';
import type { Recording } from './simulation/simulate.ts';
import { type Group, sizes } from './simulation/world.ts';

/** Built by `src/pages/_optional/traffic-moment.svg.ts`. */
export const firstMoment = '/traffic-moment.svg';

export type SceneMoment = {
  time: number;
  actors: StageActor[];
  lights: Record<Group, Light>;
  event: TrafficEvent | undefined;
};

export const sceneAt = (
  recording: Recording,
  events: TrafficEvent[],
  time: number,
): SceneMoment => ({
  time,
  actors: actorsOnStage(recording, time),
  lights: { main: lightAt('main', time), side: lightAt('side', time) },
  event: eventAt(events, time),
});

/** The text alternative of the scene. */
export function nameOfScene({ time, actors, lights }: SceneMoment): string {
  const people = actors.filter(({ kind }) => kind === 'pedestrian').length;
  return fill(trafficCopy.scene, {
    time: clock(time),
    vehicles: actors.length - people,
    people,
    ...lights,
  });
}

/** Boxes of an event; only the first of a queue has a label. */
export function boxesOf({ event, actors }: SceneMoment, frame: Frame): MovingBox[] {
  if (!event) return [];
  const { kind, participants } = event;
  return participants.flatMap(({ id }, index): MovingBox[] => {
    const actor = actors.find((one) => one.id === id);
    const box = actor && boxIn(frame, outline(actor), sizes[actor.kind].height + 0.5);
    if (!box) return [];
    const label =
      kind === 'queue' && index > 0
        ? undefined
        : actor.kind === 'pedestrian'
          ? trafficCopy.person
          : nameOf(actor.kind);
    return [{ id, box, label, labelAt: index % 2 ? 'br' : 'tl' }];
  });
}
