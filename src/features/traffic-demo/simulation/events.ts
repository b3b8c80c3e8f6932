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

/** `figure`: mph, vehicles, seconds or meters. Times in seconds; `time` is the middle. */
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
