import type { Recording } from './simulate.ts';
import type { Heading, RoadUserKind } from './world.ts';

export const eventKinds = [
  'red light',
  'stopped vehicle',
  'queue',
  'near miss',
  'speeding',
  'on foot against the light',
] as const;
export type EventKind = (typeof eventKinds)[number];

/**
 * `time`: middle; of a near miss, when the gap is smallest. `seconds`: duration. `place`: a lane or, for
 * people on foot, an arm. `value`: mph (`red light`, `speeding`), vehicles (`queue`), meters
 * (`near miss`) or seconds.
 */
export type TrafficEvent = {
  id: string;
  kind: EventKind;
  time: number;
  seconds: number;
  participants: { id: string; kind: RoadUserKind }[];
  heading?: Heading;
  place: string;
  value: number;
};

export type RecordingProps = { recording: Recording; events: TrafficEvent[] };

/** Returns the event shown at `moment`, the nearest if several. Each is shown for 3 s or more. */
export const eventAt = (events: TrafficEvent[], moment: number) =>
  events
    .filter(({ time, seconds }) => Math.abs(moment - time) <= Math.max(1.5, seconds / 2))
    .sort((a, b) => Math.abs(a.time - moment) - Math.abs(b.time - moment))[0];

export function firstNearMiss(events: TrafficEvent[]): TrafficEvent {
  const event = events.find(({ kind }) => kind === 'near miss');
  if (!event)
    throw new Error(
      'The traffic scene has no near miss: see src/features/traffic-demo/simulation/scenario.ts',
    );
  return event;
}
