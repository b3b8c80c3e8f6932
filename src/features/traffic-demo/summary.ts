import { fill } from '../../content/fill.ts';
import { formatList } from '../../format.ts';
import { eventCopy, trafficCopy } from './copy.ts';
import { kindName } from './describe.ts';
import { eventKinds, type TrafficEvent } from './simulation/events.ts';
import type { Recording } from './simulation/simulate.ts';
import { kinds } from './simulation/world.ts';

const copy = trafficCopy.summary;

export type Sentence = { text: string; event?: TrafficEvent };

export function summarize({ tracks, walks }: Recording, events: TrafficEvent[]): Sentence[] {
  const userKinds = [...tracks.map(({ kind }) => kind), ...walks.map(() => 'pedestrian' as const)];
  const formatCounts = <Kind>(
    allKinds: readonly Kind[],
    list: Kind[],
    nameOf: (kind: Kind, count: number) => string,
  ) =>
    formatList(
      allKinds.flatMap((kind) => {
        const count = list.filter((candidate) => candidate === kind).length;
        return count > 0 ? [`${count} ${nameOf(kind, count)}`] : [];
      }),
    );
  const findFirst = (order: (event: TrafficEvent) => number, ...ofKinds: TrafficEvent['kind'][]) =>
    events.filter(({ kind }) => ofKinds.includes(kind)).toSorted((a, b) => order(a) - order(b))[0];
  const longest = findFirst(({ seconds }) => -seconds, 'stopped vehicle', 'queue');
  const closest = findFirst(({ figure }) => figure, 'near miss');
  return [
    { text: fill(copy.passed, { list: formatCounts(kinds, userKinds, kindName) }) },
    {
      text: fill(copy.events, {
        count: events.length,
        list: formatCounts(
          eventKinds,
          events.map(({ kind }) => kind),
          (kind, count) =>
            count === 1 ? eventCopy(kind).name.toLowerCase() : eventCopy(kind).plural,
        ),
      }),
    },
    ...(longest ? [{ text: copy.longest, event: longest }] : []),
    ...(closest ? [{ text: copy.gravest, event: closest }] : []),
  ];
}
