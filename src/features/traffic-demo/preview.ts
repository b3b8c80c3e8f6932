import { caption } from './describe.ts';
import { fullFrame } from './project.ts';
import { boxesOf, sceneAt } from './scene-moment.ts';
import { opening } from './simulation/moments.ts';
import { events, recording } from './simulation/ten-minutes.ts';

export { firstMoment } from './scene-moment.ts';

const event = opening(events);
const [, , width, height] = fullFrame;
export const frame = { width, height };
export const openingMoment = {
  caption: caption(event),
  boxes: boxesOf(sceneAt(recording, events, event.time), fullFrame),
};
export const eventTimes = events.map(({ id, time }) => ({ id, time, isOpening: id === event.id }));
