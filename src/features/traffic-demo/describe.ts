import { fill } from '../../content/fill.ts';
import { eventCopy, trafficCopy } from './copy.ts';
import type { TrafficEvent } from './simulation/events.ts';
import type { RoadUserKind } from './simulation/world.ts';

const laneNames: Record<string, string> = trafficCopy.lanes;
export const feetPerMeter = 3.281;

export const laneName = (id: string) => laneNames[id] ?? id;

export const kindName = (kind: RoadUserKind, count = 1) =>
  trafficCopy.kinds[kind][count === 1 ? 0 : 1] as string;

export function formatCaption({ kind, participants, place, seconds, value }: TrafficEvent) {
  return fill(eventCopy(kind).caption, {
    name: participants[0] ? kindName(participants[0].kind) : '',
    lane: kind === 'on foot against the light' ? place : laneName(place),
    seconds: Math.round(seconds),
    figure: kind === 'near miss' ? Math.round(value * feetPerMeter) : value,
  });
}
