import type { Heading, Kind } from './world.ts';

export const eventKinds = ['red light', 'stopped vehicle', 'queue', 'near miss', 'speeding', 'on foot against the light'] as const;
export type EventKind = (typeof eventKinds)[number];

/** Something the rules below found. `time` is when to look, `seconds` how long it lasts, `figure` a speed in mph, a count, seconds or meters. */
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
