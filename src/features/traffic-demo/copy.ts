import trafficCopy from '../../content/pages/traffic-demo.json' with { type: 'json' };
import type { EventKind } from './simulation/events.ts';

export { trafficCopy };

/** The editor allows no spaces in the names of fields. */
export const eventCopy = (kind: EventKind) =>
  trafficCopy.events[kind.replaceAll(' ', '-') as keyof typeof trafficCopy.events];
