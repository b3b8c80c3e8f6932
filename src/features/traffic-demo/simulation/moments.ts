import type { TrafficEvent } from './events.ts';

/** Seconds that a short event is marked before and after its time. */
const margin = 1.5;

/** The nearest event that lasts at a moment. */
export function eventAt(events: TrafficEvent[], time: number): TrafficEvent | undefined {
  const near = events.filter(
    ({ time: moment, seconds }) => Math.abs(time - moment) <= Math.max(margin, seconds / 2),
  );
  return near.reduce<TrafficEvent | undefined>(
    (best, event) =>
      best && Math.abs(best.time - time) <= Math.abs(event.time - time) ? best : event,
    undefined,
  );
}

/** @throws Error if the scene has no near miss, which it opens with. */
export function opening(events: TrafficEvent[]): TrafficEvent {
  const found = events.find(({ kind }) => kind === 'near miss');
  if (!found)
    throw new Error(
      'The traffic scene has no near miss: see src/features/traffic-demo/simulation/plan.ts',
    );
  return found;
}
