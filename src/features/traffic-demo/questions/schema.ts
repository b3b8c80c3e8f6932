import { fill } from '../../../content/fill.ts';
import { quoteList } from '../../../demo-shared/questions/ask.ts';
import { defineParts, defineValues } from '../../../demo-shared/questions/define.ts';
import type {
  Dimension,
  Entity,
  Measure,
  Schema,
  Value,
} from '../../../demo-shared/questions/schema.ts';
import { formatNumber } from '../../../format.ts';
import { eventCopy, trafficCopy } from '../copy.ts';
import { kindName, laneName } from '../describe.ts';
import { eventKinds, type TrafficEvent } from '../simulation/events.ts';
import { duration } from '../simulation/scenario.ts';
import type { Recording } from '../simulation/simulate.ts';
import { kinds, lanes } from '../simulation/world.ts';
import { eventRows, lineRows, phaseRows, secondRows, vehicleRows, walkerRows } from './facts.ts';
import { createRangeExtractor } from './times.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

const copy = trafficCopy.search;
const rounded = (value: number) => formatNumber(Math.round(value * 10) / 10);
const seconds = (value: number) => `${rounded(value)} s`;
const mph = (value: number) => `${rounded(value)} mph`;

/** Defines a value for each id. */
const valuesFor = (ids: readonly string[], phrasesOf: (id: string) => string): Value[] =>
  defineValues(Object.fromEntries(ids.map((id) => [id, phrasesOf(id)])));
const lanePhrases: Record<string, string> = vocabulary.lanes;
const colors = ['green', 'yellow', 'red'];
/** Yellow is also called amber. */
const colorsIn = (phrases: string) =>
  valuesFor(colors, (id) =>
    [id, ...(id === 'yellow' ? ['amber'] : [])].map((color) => fill(phrases, { color })).join('|'),
  );
const groupsOf = (groups: Record<string, string[]>) =>
  Object.entries(groups).map(([phrases, values]) => ({ phrases, values }));

export const trafficSchema = (recording: Recording, events: TrafficEvent[]): Schema => ({
  entities: defineParts<Entity>(vocabulary.entities, {
    vehicle: { rows: vehicleRows(recording) },
    walker: { rows: walkerRows(recording, events) },
    event: { rows: eventRows(events) },
    line: { rows: lineRows(recording) },
    phase: { rows: phaseRows() },
    second: { rows: secondRows(recording) },
  }),
  dimensions: defineParts<Dimension>(vocabulary.dimensions, {
    kind: {
      values: kinds.map((id) => ({
        id,
        label: kindName(id),
        plural: kindName(id, 2),
        phrases: vocabulary.kinds[id],
      })),
      groups: groupsOf(vocabulary.groups.kind),
    },
    direction: {
      values: Object.entries(vocabulary.sides).map(([id, [to = '', from = '', short = '']]) => ({
        id,
        label: id,
        phrases: fill(vocabulary.toward, { to, from, short }),
      })),
    },
    lane: {
      values: valuesFor(
        lanes.map(({ id }) => id),
        (id) => [laneName(id), lanePhrases[id]].join('|'),
      ),
      groups: groupsOf(vocabulary.groups.lane),
    },
    arm: {
      values: valuesFor(['north', 'south', 'east', 'west'], (side) =>
        fill(vocabulary.arm, { side }),
      ),
    },
    minute: {
      values: valuesFor(
        Array.from({ length: 10 }, (_, index) => `${index + 1}`),
        (id) => `minute ${id}`,
      ),
    },
    light: { values: colorsIn(vocabulary.light) },
    color: { values: colorsIn(vocabulary.color) },
    event: {
      values: eventKinds.map((id) => ({
        id,
        label: eventCopy(id).name.toLowerCase(),
        plural: eventCopy(id).plural,
        phrases: `${id}|${vocabulary.events[id]}`,
      })),
      groups: groupsOf(vocabulary.groups.event),
    },
  }),
  measures: defineParts<Measure>(vocabulary.measures, {
    speed: { format: mph },
    top: { format: mph },
    wait: { format: seconds },
    headway: { format: seconds },
    transit: { format: seconds },
    pace: { format: mph },
    crossing: { format: seconds },
    waits: { format: seconds },
    gap: { format: (value) => `${rounded(value)} feet` },
    lasts: { format: seconds },
    excess: { format: mph },
    length: { format: rounded },
    round: { format: seconds },
    seconds: { format: seconds },
    inView: { format: rounded },
    standing: { format: rounded },
  }),
  absent: copy.absent,
  fillers: vocabulary.fillers,
  rewrites: vocabulary.rewrites,
  rate: {
    phrases: 'per minute|a minute|every minute|per min|each minute',
    label: 'per minute',
    units: (span) => ((span?.to ?? duration) - (span?.from ?? 0)) / 60,
  },
  trendDimension: 'minute',
  outsideMessage: copy.outside,
  worstOrder: 'most',
  extractRange: createRangeExtractor(events),
  unrecognizedMessage: (words) =>
    words.length > 0 ? fill(copy.unread, { words: quoteList(words) }) : copy.apart,
});
