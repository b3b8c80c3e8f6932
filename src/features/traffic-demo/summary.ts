import { trafficDemo } from '../../content/pages/traffic-demo.ts';
import { clock, formatList } from '../../format.ts';
import { nameOf } from './describe.ts';
import { type EventKind, eventKinds, type TrafficEvent } from './simulation/events.ts';
import { duration } from './simulation/plan.ts';
import { type Recording, step } from './simulation/simulate.ts';
import { kinds, type VehicleKind } from './simulation/world.ts';

const words = trafficDemo.summary;

/** A sentence; `event` is the one it is about, to go to. */
export type Sentence = { text: string; event?: TrafficEvent };

/** How many of each class have come by a moment in seconds. */
export function countsBy({ tracks, walks }: Recording, time: number): { vehicles: Partial<Record<VehicleKind, number>>; people: number } {
  const vehicles: Partial<Record<VehicleKind, number>> = {};
  for (const { kind, from } of tracks) if (from * step <= time) vehicles[kind] = (vehicles[kind] ?? 0) + 1;
  return { vehicles, people: walks.filter(({ startsAt }) => startsAt <= time).length };
}

/** What happened up to a moment, in template sentences: classes with their numbers, events by kind, the longest and the gravest. */
export function summarize(recording: Recording, events: TrafficEvent[], until: number): Sentence[] {
  const { vehicles, people } = countsBy(recording, until);
  const span = until >= duration ? undefined : clock(until);
  const seen = events.filter(({ time }) => time <= until);
  const classes = kinds.flatMap((kind) => {
    const count = kind === 'pedestrian' ? people : (vehicles[kind] ?? 0);
    return count > 0 ? [`${count} ${nameOf(kind, count)}`] : [];
  });
  const numbers = eventKinds.flatMap((kind) => {
    const count = seen.filter((event) => event.kind === kind).length;
    return count > 0 ? [`${count} ${eventName(kind, count)}`] : [];
  });
  const longest = most(
    seen.filter(({ kind }) => kind === 'stopped vehicle' || kind === 'queue'),
    ({ seconds }) => seconds,
  );
  const gravest =
    most(
      seen.filter(({ kind }) => kind === 'near miss'),
      ({ figure }) => -figure,
    ) ??
    most(
      seen.filter(({ kind }) => kind === 'red light'),
      ({ figure }) => figure,
    );
  return [
    { text: classes.length > 0 ? words.passed(span, formatList(classes)) : words.nobody(span) },
    { text: numbers.length > 0 ? words.events(seen.length, formatList(numbers)) : words.noEvents },
    ...(longest ? [{ text: words.longest, event: longest }] : []),
    ...(gravest ? [{ text: words.gravest, event: gravest }] : []),
  ];
}

const eventName = (kind: EventKind, count: number) => (count === 1 ? trafficDemo.events[kind].name.toLowerCase() : trafficDemo.events[kind].plural);

const most = (events: TrafficEvent[], measure: (event: TrafficEvent) => number) =>
  events.reduce<TrafficEvent | undefined>((best, event) => (best && measure(best) >= measure(event) ? best : event), undefined);
