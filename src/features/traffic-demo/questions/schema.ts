import {
  defineMeasures,
  defineParts,
  formatDecimal,
} from '../../../demo-shared/questions/define.ts';
import type { Dimension, Entity, Schema } from '../../../demo-shared/questions/schema.ts';
import { formatClock } from '../../../format.ts';
import { eventCopy, trafficCopy } from '../copy.ts';
import { kindName, laneName } from '../describe.ts';
import { eventKinds, type TrafficEvent } from '../simulation/events.ts';
import { durationSeconds } from '../simulation/scenario.ts';
import type { Recording } from '../simulation/simulate.ts';
import { lanes, roadUserKinds } from '../simulation/world.ts';
import { eventRows, lineRows, phaseRows, secondRows, vehicleRows, walkerRows } from './rows.ts';
import { createRangeExtractor } from './times.ts';
import vocabulary from './vocabulary.json' with { type: 'json' };

const copy = trafficCopy.search;
const withUnit = (unit: string) => (value: number) => `${formatDecimal(value)} ${unit}`;

const lanePhrases: Record<string, string> = vocabulary.lanes;

export const createTrafficSchema = (recording: Recording, events: TrafficEvent[]): Schema => ({
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
      values: roadUserKinds.map((id) => ({
        id,
        label: kindName(id),
        plural: kindName(id, 2),
        phrases: vocabulary.kinds[id],
      })),
    },
    lane: {
      values: lanes.map(({ id }) => ({ id, label: laneName(id), phrases: lanePhrases[id] })),
    },
    event: {
      values: eventKinds.map((id) => ({
        id,
        label: eventCopy(id).name.toLowerCase(),
        plural: eventCopy(id).plural,
        phrases: `${id}|${vocabulary.events[id]}`,
      })),
    },
  }),
  measures: defineMeasures(vocabulary.measures, {
    mph: withUnit('mph'),
    seconds: withUnit('s'),
    feet: withUnit('feet'),
    number: formatDecimal,
    clock: formatClock,
  }),
  absent: copy.absent,
  fillers: vocabulary.fillers,
  rewrites: vocabulary.rewrites,
  rate: {
    ...vocabulary.rate,
    unitsIn: (span) => ((span?.to ?? durationSeconds) - (span?.from ?? 0)) / 60,
  },
  trendDimension: 'minute',
  messages: copy,
  worstMeans: 'most',
  extractRange: createRangeExtractor(events),
});
