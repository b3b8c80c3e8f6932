import { type Frame, fullFrame, project } from './project.ts';
import type { TrafficEvent } from './simulation/events.ts';
import type { Actor } from './simulation/place.ts';

/** How much nearer a narrow screen is taken. */
const zoom = 1.5;

/** The part of the scene a narrow screen shows: round whom an event is about, or the middle; never beyond the whole. */
export function closeUp(actors: Actor[], event: TrafficEvent | undefined): Frame {
  const [left, top, width, height] = fullFrame;
  const [wide, high] = [width / zoom, height / zoom];
  const subject = actors.find(({ id }) => id === event?.who[0]?.id);
  const { x, y } = subject ? project(subject.at) : { x: 0, y: 0 };
  const within = (value: number, least: number, room: number) => Math.round(Math.max(least, Math.min(least + room, value)));
  return [within(x - wide / 2, left, width - wide), within(y - high / 2, top, height - high), wide, high];
}
