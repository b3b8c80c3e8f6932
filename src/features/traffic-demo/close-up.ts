import { type Frame, fullFrame, project } from './project.ts';
import type { TrafficEvent } from './simulation/events.ts';
import type { Actor } from './simulation/place.ts';

/** Zoom on narrow screens. */
const zoom = 1.5;

/** The frame on a narrow screen: centered on the event's subject or the middle. */
export function closeUp(actors: Actor[], event: TrafficEvent | undefined): Frame {
  const [left, top, width, height] = fullFrame;
  const [wide, high] = [width / zoom, height / zoom];
  const subject = actors.find(({ id }) => id === event?.participants[0]?.id);
  const { x, y } = subject ? project(subject.at) : { x: 0, y: 0 };
  const within = (value: number, least: number, room: number) =>
    Math.max(least, Math.min(least + room, value));
  return [
    within(x - wide / 2, left, width - wide),
    within(y - high / 2, top, height - high),
    wide,
    high,
  ];
}
