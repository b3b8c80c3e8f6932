import type { Heading, Kind } from './world.ts';

export const eventKinds = [
  'red light',
  'stopped vehicle',
  'queue',
  'near miss',
  'speeding',
  'on foot against the light',
] as const;
export type EventKind = (typeof eventKinds)[number];

/** `time`: middle of the event. `figure`: mph, vehicles, seconds or meters, depending on `kind`. */
export type TrafficEvent = {
  id: string;
  kind: EventKind;
  time: number;
  seconds: number;
  participants: { id: string; kind: Kind }[];
  heading: Heading | undefined;
  lane: string;
  figure: number;
};
