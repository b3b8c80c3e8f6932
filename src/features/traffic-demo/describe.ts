import { trafficDemo } from '../../content/pages/traffic-demo.ts';
import type { TrafficEvent } from './simulation/events.ts';
import type { Kind } from './simulation/world.ts';

/** `03:12`: minutes and seconds. */
export const clock = (time: number) => `${String(Math.floor(time / 60)).padStart(2, '0')}:${String(Math.floor(time % 60)).padStart(2, '0')}`;

/** A kind's name for a number of it. */
export const nameOf = (kind: Kind, count = 1) => trafficDemo.kinds[kind][count === 1 ? 0 : 1] as string;

/** The caption of an event: a template sentence with what was found. */
export function caption({ kind, who, lane, seconds, figure }: TrafficEvent): string {
  const place = kind === 'on foot against the light' ? trafficDemo.arms[lane] : trafficDemo.lanes[lane];
  return trafficDemo.events[kind].tell({ name: who[0] ? nameOf(who[0].kind) : '', lane: place ?? lane, seconds, figure });
}
