import { trafficDemo } from '../../content/pages/traffic-demo.ts';
import { clock } from '../../format.ts';
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

/** The address of the moment the demonstration opens at, as a picture (`src/pages/traffic-moment.svg.ts`). */
export const firstMoment = '/traffic-moment.svg';

/** What is to be seen at a moment in seconds. */
export type SceneMoment = { time: number; actors: StageActor[]; lights: Record<Group, Light>; event: TrafficEvent | undefined };

export const sceneAt = (recording: Recording, events: TrafficEvent[], time: number): SceneMoment => ({
  time,
  actors: actorsOnStage(recording, time),
  lights: { main: lightAt('main', time), side: lightAt('side', time) },
  event: eventAt(events, time),
});

/** The scene in a sentence, for those who do not see it. */
export function nameOfScene({ time, actors, lights }: SceneMoment): string {
  const people = actors.filter(({ kind }) => kind === 'pedestrian').length;
  return trafficDemo.scene(clock(time), actors.length - people, people, lights.main, lights.side);
}

/** A box for each one the event is about; of a queue only the first carries its name. */
export function boxesOf({ event, actors }: SceneMoment, frame: Frame): MovingBox[] {
  if (!event) return [];
  const { kind, participants } = event;
  return participants.flatMap(({ id }, index): MovingBox[] => {
    const actor = actors.find((one) => one.id === id);
    const box = actor && boxIn(frame, outline(actor), sizes[actor.kind].height + 0.5);
    if (!box) return [];
    const label = kind === 'queue' && index > 0 ? undefined : (trafficDemo.chips[actor.kind] ?? nameOf(actor.kind));
    return [{ id, box, label, labelAt: index % 2 ? 'br' : 'tl' }];
  });
}
