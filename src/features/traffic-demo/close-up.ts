import { type Frame, fullFrame, project } from './project.ts';
import type { TrafficEvent } from './simulation/events.ts';
import type { Actor } from './simulation/positions.ts';

const zoom = 1.5;

/** Returns the frame for narrow screens, centered on the event or on the junction. */
export function closeUpFrame(actors: Actor[], event: TrafficEvent | undefined): Frame {
  const [left, top, width, height] = fullFrame;
  const [closeWidth, closeHeight] = [width / zoom, height / zoom];
  const subject = actors.find(({ id }) => id === event?.participants[0]?.id);
  const { x, y } = subject ? project(subject.position) : { x: 0, y: 0 };
  const clamp = (value: number, min: number, range: number) =>
    Math.max(min, Math.min(min + range, value));
  return [
    clamp(x - closeWidth / 2, left, width - closeWidth),
    clamp(y - closeHeight / 2, top, height - closeHeight),
    closeWidth,
    closeHeight,
  ];
}
