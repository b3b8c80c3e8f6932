import { trafficDemo } from '../../content/pages/traffic-demo.ts';
import type { TrafficEvent } from './simulation/events.ts';
import type { Kind } from './simulation/world.ts';

/** A kind's name for a number of it. */
export const nameOf = (kind: Kind, count = 1) => trafficDemo.kinds[kind][count === 1 ? 0 : 1] as string;

/** The caption of an event: a template sentence with what was found. */
export function caption({ kind, participants, lane, seconds, figure }: TrafficEvent): string {
  const place = kind === 'on foot against the light' ? trafficDemo.arms[lane] : trafficDemo.lanes[lane];
  return trafficDemo.events[kind].describe({ name: participants[0] ? nameOf(participants[0].kind) : '', lane: place ?? lane, seconds, figure });
}
