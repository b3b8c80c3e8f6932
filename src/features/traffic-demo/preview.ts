import { caption } from './describe.ts';
import { fullFrame } from './frame.ts';
import { eventBoxes, sceneAt } from './scene-moment.ts';
import { openingEvent } from './simulation/events.ts';
import { events, recording } from './simulation/ten-minutes.ts';

export { openingPicture } from './scene-moment.ts';

const event = openingEvent(events);
export const openingMoment = {
  caption: caption(event),
  boxes: eventBoxes(sceneAt(recording, events, event.time), fullFrame),
};
export const eventTimes = events.map(({ id, time }) => ({ id, time, isOpening: id === event.id }));
