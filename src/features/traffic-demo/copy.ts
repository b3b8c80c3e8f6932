import trafficCopy from '../../content/pages/traffic-demo.json' with { type: 'json' };
import type { EventKind } from './simulation/events.ts';

export { trafficCopy };

/** Field names in the editor cannot contain spaces. */
export const eventCopy = (kind: EventKind) =>
  trafficCopy.events[kind.replaceAll(' ', '-') as keyof typeof trafficCopy.events];
