import { quoteList } from '../../../demo-shared/questions/ask.ts';
import { defineParts, defineValues } from '../../../demo-shared/questions/define.ts';
import type {
  Defined,
  Dimension,
  Entity,
  Measure,
  Schema,
  Value,
} from '../../../demo-shared/questions/schema.ts';
import { formatNumber } from '../../../format.ts';
import { eventCopy } from '../copy.ts';
import { kindName, laneName } from '../describe.ts';
import { eventKinds, type TrafficEvent } from '../simulation/events.ts';
import { duration } from '../simulation/scenario.ts';
import type { Recording } from '../simulation/simulate.ts';
import { type Heading, kinds, lanes } from '../simulation/world.ts';
import { eventRows, lineRows, phaseRows, vehicleRows, walkerRows } from './facts.ts';
import { createRangeExtractor } from './time-ranges.ts';
import { absent, directionWords, eventWords, fillers, kindWords } from './vocabulary.ts';

const rounded = (value: number) => formatNumber(Math.round(value * 10) / 10);
const seconds = (value: number) => `${rounded(value)} s`;
const mph = (value: number) => `${rounded(value)} mph`;
const secondWords = 'seconds|second|sec';

/** Defines a value for each id. */
const valuesFor = (ids: string[], phrasesOf: (id: string) => string): Value[] =>
  defineValues(Object.fromEntries(ids.map((id) => [id, phrasesOf(id)])));

export function trafficSchema(recording: Recording, events: TrafficEvent[]): Schema {
  const vehicleKinds = kinds.filter((kind) => kind !== 'pedestrian');
  return {
    entities: defineParts<Defined<Entity>>({
      vehicle: {
        phrases: 'vehicle|vehicles|traffic|road user|driver|traffic volume|volume',
        rows: vehicleRows(recording),
        dimensions: ['kind', 'direction', 'lane', 'road', 'minute', 'turn', 'stops', 'light'],
        measures: ['speed', 'top', 'wait', 'headway'],
        durationMeasure: 'wait',
        impossibleValues: ['pedestrian', 'walk'],
      },
      walker: {
        phrases:
          'person on foot|people on foot|pedestrian|person|walker|people|foot traffic|on foot|crossing on foot',
        rows: walkerRows(recording, events),
        dimensions: ['arm', 'minute', 'rule'],
        measures: ['pace'],
      },
      event: {
        phrases: 'event|events|incident|violation|offense|problem',
        rows: eventRows(events),
        dimensions: ['event', 'kind', 'direction', 'lane', 'road', 'arm', 'minute'],
        measures: ['top', 'gap', 'lasts'],
        listedByDefault: true,
        impossibleValues: ['walk'],
      },
      line: {
        phrases: 'line at a light|lines at the lights|line of vehicles|line at the light',
        rows: lineRows(recording),
        dimensions: ['direction', 'lane', 'road', 'minute'],
        measures: ['length'],
        mainMeasure: 'length',
        impossibleValues: ['walk'],
      },
      phase: {
        phrases:
          'phase of the signals|phases of the signals|phase|signal|light|traffic light|signal phase|traffic signal',
        rows: phaseRows(),
        dimensions: ['road', 'color'],
        measures: ['seconds'],
        durationMeasure: 'seconds',
        mainMeasure: 'seconds',
      },
    }),
    dimensions: defineParts<Defined<Dimension>>({
      kind: {
        phrases:
          'kind|kinds|type|class|kind of vehicle|type of vehicle|vehicle type|vehicle kind|kind of road user',
        valuesAreNouns: true,
        values: kinds.map((id) => ({
          id,
          label: kindName(id),
          plural: kindName(id, 2),
          phrases: kindWords[id],
        })),
        groups: [
          { phrases: 'vehicle|driver', values: vehicleKinds },
          {
            phrases: 'motor vehicles|motorized vehicles',
            values: vehicleKinds.filter((kind) => kind !== 'bicycle'),
          },
          { phrases: 'heavy vehicles|heavy traffic', values: ['truck', 'bus'] },
          { phrases: 'two wheelers', values: ['motorcycle', 'bicycle'] },
        ],
      },
      direction: {
        phrases: 'direction|directions|way',
        values: valuesFor(
          Object.keys(directionWords),
          (id) => `${id}|${directionWords[id as Heading]}`,
        ),
      },
      lane: {
        phrases: 'lane|lanes',
        values: valuesFor(
          lanes.map(({ id }) => id),
          laneName,
        ),
        groups: [
          { phrases: 'left lanes|left lane', values: ['east-left', 'west-left'] },
          { phrases: 'right lanes|right lane', values: ['east-right', 'west-right'] },
          {
            phrases: 'cycle lanes|cycle lane|bike lane|bicycle lane',
            values: ['east-cycle', 'west-cycle'],
          },
        ],
      },
      road: {
        phrases: 'road|roads|street|approach',
        values: defineValues({
          main: 'main road|main street|major road',
          side: 'side road|side street|minor road',
          walk: 'walk signal|walk light|pedestrian light|pedestrian signal|walk phase|pedestrian phase',
        }),
      },
      arm: {
        phrases: 'arm|arms|crosswalk|side of the junction',
        values: valuesFor(
          ['north', 'south', 'east', 'west'],
          (id) => `${id} arm|${id} side|${id} crosswalk|${id} crossing|${id}`,
        ),
      },
      minute: {
        phrases: 'minute|minutes|minute by minute',
        ordered: true,
        values: valuesFor(
          Array.from({ length: 10 }, (_, index) => `${index + 1}`),
          (id) => `minute ${id}`,
        ),
      },
      turn: {
        phrases: 'turn|turns',
        values: defineValues({
          right: 'turning right|right turn|turn right',
          straight: 'going straight on|straight|straight on|straight ahead|straight through',
        }),
      },
      stops: {
        phrases: 'passage|passages',
        values: defineValues({
          stopped: 'with a stop|had to stop|have to stop|stop|had to wait|came to a stop',
          free: 'without a stop|without stopping|never stopped|not have to stop|did not stop|did not have to stop|didnt stop|didnt have to stop|no stop|without waiting|nonstop',
        }),
      },
      light: {
        phrases: 'light|lights',
        values: valuesFor(
          ['green', 'yellow', 'red'],
          (id) =>
            `through on ${id}|on ${id}|through ${id}|crossed on ${id}|at ${id}${id === 'yellow' ? '|amber|on amber' : ''}`,
        ),
      },
      color: {
        phrases: 'color|colors',
        values: valuesFor(
          ['green', 'yellow', 'red'],
          (id) =>
            `${id}|turn ${id}|${id} phase|${id} time|${id} light${id === 'yellow' ? '|amber' : ''}`,
        ),
      },
      rule: {
        phrases: 'signal use|signal uses',
        values: defineValues({
          against: 'against the light',
          with: 'with the light|with the walk signal|legally',
        }),
      },
      event: {
        phrases: 'kind of event|kinds of event|event kind|event type|type of event',
        values: eventKinds.map((id) => ({
          id,
          label: eventCopy(id).name.toLowerCase(),
          plural: eventCopy(id).plural,
          phrases: `${id}|${eventWords[id]}`,
        })),
      },
    }),
    measures: defineParts<Defined<Measure>>({
      speed: {
        phrases: 'travel speed|speed|velocity|average speed|mean speed|how fast',
        least: 'slowest|slow|slower',
        format: mph,
      },
      top: {
        phrases: 'top speed|highest speed|maximum speed|max speed|peak speed',
        most: 'fastest|fast|faster|quicker|quickest',
        units: 'mph|miles an hour|miles per hour',
        defaultAggregate: 'max',
        format: mph,
      },
      wait: {
        phrases:
          'wait|waiting time|wait time|delay|delayed|stood|stand|standing time|time lost|stopped time',
        units: secondWords,
        format: seconds,
      },
      headway: {
        phrases:
          'gap between vehicles|headway|gap|following gap|time gap|gaps between vehicles|spacing|gap in traffic',
        format: seconds,
      },
      pace: { phrases: 'walking pace|walking speed|pace', units: 'mph', format: mph },
      gap: {
        phrases: 'distance|how close|close|closest|clearance',
        units: 'feet|ft',
        format: (value) => `${rounded(value)} feet`,
      },
      lasts: { phrases: 'seconds it lasts|last', units: secondWords, format: seconds },
      length: {
        phrases:
          'vehicles waiting in line|queue length|queue|line|backup|waiting line|line length|tailback|length of the queue|length of the line',
        defaultAggregate: 'max',
        format: rounded,
      },
      seconds: {
        phrases: 'length of the phase|length|phase length|long',
        units: secondWords,
        format: seconds,
      },
    }),
    absent,
    fillers,
    rate: {
      phrases: 'per minute|a minute|every minute|per min',
      label: 'per minute',
      units: (span) => ((span?.to ?? duration) - (span?.from ?? 0)) / 60,
    },
    trendDimension: 'minute',
    worstOrder: 'most',
    extractRange: createRangeExtractor(events),
    unrecognizedMessage: (words) =>
      words.length > 0
        ? `Nothing in these ten minutes is called ${quoteList(words)}.`
        : 'These words do not go together here.',
  };
}
