import { fill } from '../../content/fill.ts';
import { formatList } from '../../format.ts';
import { eventCopy, trafficCopy } from './copy.ts';
import { nameOf } from './describe.ts';
import { eventKinds, type TrafficEvent } from './simulation/events.ts';
import type { Recording } from './simulation/simulate.ts';
import { kinds } from './simulation/world.ts';

const copy = trafficCopy.summary;

export type Sentence = { text: string; event?: TrafficEvent };

export function summarize({ tracks, walks }: Recording, events: TrafficEvent[]): Sentence[] {
  const users = [...tracks.map(({ kind }) => kind), ...walks.map(() => 'pedestrian' as const)];
  const counts = <Kind>(
    all: readonly Kind[],
    list: Kind[],
    name: (kind: Kind, n: number) => string,
  ) =>
    formatList(
      all.flatMap((kind) => {
        const count = list.filter((one) => one === kind).length;
        return count > 0 ? [`${count} ${name(kind, count)}`] : [];
      }),
    );
  const first = (order: (event: TrafficEvent) => number, ...of: TrafficEvent['kind'][]) =>
    events.filter(({ kind }) => of.includes(kind)).toSorted((a, b) => order(a) - order(b))[0];
  const longest = first(({ seconds }) => -seconds, 'stopped vehicle', 'queue');
  const worst = first(({ figure }) => figure, 'near miss');
  return [
    { text: fill(copy.passed, { list: counts(kinds, users, nameOf) }) },
    {
      text: fill(copy.events, {
        count: events.length,
        list: counts(
          eventKinds,
          events.map(({ kind }) => kind),
          (kind, count) =>
            count === 1 ? eventCopy(kind).name.toLowerCase() : eventCopy(kind).plural,
        ),
      }),
    },
    ...(longest ? [{ text: copy.longest, event: longest }] : []),
    ...(worst ? [{ text: copy.gravest, event: worst }] : []),
  ];
}
