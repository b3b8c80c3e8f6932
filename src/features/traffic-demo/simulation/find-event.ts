import type { TrafficEvent } from './events.ts';

/** Short events are shown this long before and after their time. */
const marginSeconds = 1.5;

/** Returns the event at a moment; if there are several, the one whose middle is nearest. */
export function eventAt(events: TrafficEvent[], time: number): TrafficEvent | undefined {
  const candidates = events.filter(
    ({ time: moment, seconds }) => Math.abs(time - moment) <= Math.max(marginSeconds, seconds / 2),
  );
  return candidates.reduce<TrafficEvent | undefined>(
    (best, event) =>
      best && Math.abs(best.time - time) <= Math.abs(event.time - time) ? best : event,
    undefined,
  );
}

/**
 * Returns the event that the scene opens with.
 * @throws Error if the scene has no near miss.
 */
export function openingEvent(events: TrafficEvent[]): TrafficEvent {
  const event = events.find(({ kind }) => kind === 'near miss');
  if (!event)
    throw new Error(
      'The traffic scene has no near miss: see src/features/traffic-demo/simulation/scenario.ts',
    );
  return event;
}
