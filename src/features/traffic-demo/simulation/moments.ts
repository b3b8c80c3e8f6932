import type { TrafficEvent } from './events.ts';

/** Seconds before and after its moment that an event is marked on the scene; a long one is marked for as long as it lasts. */
const margin = 1.5;

/** The event that a moment belongs to: the nearest, where two overlap. */
export function eventAt(events: TrafficEvent[], time: number): TrafficEvent | undefined {
  const near = events.filter(({ time: moment, seconds }) => Math.abs(time - moment) <= Math.max(margin, seconds / 2));
  return near.reduce<TrafficEvent | undefined>((best, event) => (best && Math.abs(best.time - time) <= Math.abs(event.time - time) ? best : event), undefined);
}

/**
 * The moment shown first: the near miss.
 * @throws Error when the scene has none, because then its plan has been broken.
 */
export function opening(events: TrafficEvent[]): TrafficEvent {
  const found = events.find(({ kind }) => kind === 'near miss');
  if (!found) throw new Error('The traffic scene has no near miss: see src/features/traffic-demo/simulation/plan.ts');
  return found;
}
