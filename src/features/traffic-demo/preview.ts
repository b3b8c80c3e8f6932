import { formatCaption } from './describe.ts';
import { eventBoxes, sceneAt } from './scene-moment.ts';
import { firstNearMiss } from './simulation/events.ts';
import { events, recording } from './simulation/recording.ts';
import { fullView } from './view-box.ts';

export { openingPicture } from './scene-moment.ts';
export { durationSeconds } from './simulation/scenario.ts';

const event = firstNearMiss(events);
export const openingMoment = {
  caption: formatCaption(event),
  boxes: eventBoxes(sceneAt(recording, events, event.time), fullView),
};
export const eventTimes = events.map(({ id, time }) => ({ id, time, isShown: id === event.id }));
