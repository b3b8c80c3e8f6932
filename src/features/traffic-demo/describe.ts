import { fill } from '../../content/fill.ts';
import { eventCopy, trafficCopy } from './copy.ts';
import type { TrafficEvent } from './simulation/events.ts';
import type { Kind } from './simulation/world.ts';

const lanes: Record<string, string> = trafficCopy.lanes;
const FEET_PER_METER = 3.281;

export const laneName = (id: string) => lanes[id] ?? id;

export const nameOf = (kind: Kind, count = 1) =>
  trafficCopy.kinds[kind][count === 1 ? 0 : 1] as string;

export function caption({ kind, participants, lane, seconds, figure }: TrafficEvent): string {
  return fill(eventCopy(kind).caption, {
    name: participants[0] ? nameOf(participants[0].kind) : '',
    // On foot it is an arm of the junction, by its direction.
    lane: kind === 'on foot against the light' ? lane : laneName(lane),
    seconds: Math.round(seconds),
    figure: kind === 'near miss' ? Math.round(figure * FEET_PER_METER) : figure,
  });
}
