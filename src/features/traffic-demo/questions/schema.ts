import { fill } from '../../../content/fill.ts';
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
import { clock, formatNumber } from '../../../format.ts';
import { eventCopy, trafficCopy } from '../copy.ts';
import { kindName, laneName } from '../describe.ts';
import { eventKinds, type TrafficEvent } from '../simulation/events.ts';
import { duration } from '../simulation/scenario.ts';
import type { Recording } from '../simulation/simulate.ts';
import { type Heading, kinds, lanes } from '../simulation/world.ts';
import { eventRows, lineRows, phaseRows, vehicleRows, walkerRows } from './facts.ts';
import { createRangeExtractor } from './time-ranges.ts';
import { directionWords, eventWords, fillers, kindWords } from './vocabulary.ts';

const copy = trafficCopy.search;
const rounded = (value: number) => formatNumber(Math.round(value * 10) / 10);
const seconds = (value: number) => `${rounded(value)} s`;
const mph = (value: number) => `${rounded(value)} mph`;
const secondWords = 'seconds|sec';

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
        measures: ['speed', 'top', 'wait', 'headway', 'time'],
        durationMeasure: 'wait',
        impossibleValues: ['pedestrian', 'walk'],
      },
      walker: {
        phrases:
          'person on foot|people on foot|pedestrian|person|walker|people|foot traffic|on foot|ppl|folk|walk|walk across|go across',
        rows: walkerRows(recording, events),
        dimensions: ['arm', 'minute', 'rule'],
        measures: ['pace'],
      },
      event: {
        phrases: 'event|events|incident|violation|offense|problem',
        rows: eventRows(events),
        dimensions: ['event', 'kind', 'direction', 'lane', 'road', 'arm', 'minute'],
        measures: ['top', 'gap', 'time', 'lasts'],
        durationMeasure: 'lasts',
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
        measures: ['seconds', 'round'],
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
          { phrases: 'left lanes', values: ['east-left', 'west-left'] },
          { phrases: 'right lanes', values: ['east-right', 'west-right'] },
          {
            phrases: 'cycle lanes|bike lane|bicycle lane',
            values: ['east-cycle', 'west-cycle'],
          },
        ],
      },
      road: {
        phrases: 'road|roads|street|approach',
        values: defineValues({
          main: 'main road|main street|major road',
          side: 'side road|side street|minor road',
          walk: 'walk signal|walk|pedestrian|person|walk light|pedestrian light|pedestrian signal|walk phase|pedestrian phase',
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
          right: 'turning right|right turn',
          straight: 'going straight on|straight|straight on|straight ahead|straight through',
        }),
      },
      stops: {
        phrases: 'passage|passages',
        values: defineValues({
          stopped: 'with a stop|had to stop|have to stop|stop|had to wait|came to a stop',
          free: 'without a stop|never stopped|not have to stop|did not stop|did not have to stop|didnt stop|didnt have to stop|no stop|without waiting|nonstop',
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
            `${id}|turn ${id}|on ${id}|get ${id}|${id} phase|${id} time|${id} light${id === 'yellow' ? '|amber' : ''}`,
        ),
      },
      rule: {
        phrases: 'signal use|signal uses',
        values: defineValues({
          against:
            'against the light|cross against light|against signal|on red|cross on red|jaywalk',
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
        phrases: 'travel speed|speed|velocity|how fast',
        most: 'fastest on average',
        least: 'slowest|slow|slower',
        format: mph,
      },
      top: {
        phrases: 'top speed|highest speed|maximum speed|max speed|peak speed|how fast|speed|doing',
        most: 'fastest|fast|faster|quicker|quickest',
        units: 'mph|miles an hour|miles per hour',
        defaultAggregate: 'max',
        format: mph,
      },
      wait: {
        phrases: 'wait|waiting time|delay|stand|stand still|standing time|time lost|stopped time',
        units: secondWords,
        format: seconds,
      },
      headway: {
        phrases:
          'gap between vehicles|gap between|gap between cars|headway|gap|following gap|time gap|spacing|gap in traffic',
        format: seconds,
      },
      pace: { phrases: 'walking pace|walking speed|pace', units: 'mph', format: mph },
      gap: {
        phrases: 'distance|how close|close|closest|clearance',
        units: 'feet|ft',
        format: (value) => `${rounded(value)} feet`,
      },
      time: {
        phrases: 'time it begins',
        most: 'last|latest',
        least: 'first|earliest',
        format: clock,
      },
      lasts: {
        phrases: 'seconds it lasts|last|stand|stand still|stay',
        units: secondWords,
        format: seconds,
      },
      length: {
        phrases:
          'vehicles waiting in line|queue length|queue|line|backup|waiting line|line length|tailback|length of queue|length of line|vehicles in queue|vehicles in line|vehicles queue|cars in queue|cars in line',
        defaultAggregate: 'max',
        format: rounded,
      },
      round: {
        phrases:
          'length of round|signal cycle|cycle length|cycle time|length of cycle|signal cycle length|signal timing',
        units: secondWords,
        format: seconds,
      },
      seconds: {
        phrases: 'length of phase|length|phase length|long|last',
        units: secondWords,
        format: seconds,
      },
    }),
    absent: copy.absent,
    fillers,
    rate: {
      phrases: 'per minute|a minute|every minute|per min',
      label: 'per minute',
      units: (span) => ((span?.to ?? duration) - (span?.from ?? 0)) / 60,
    },
    trendDimension: 'minute',
    outsideMessage: copy.outside,
    worstOrder: 'most',
    extractRange: createRangeExtractor(events),
    unrecognizedMessage: (words) =>
      words.length > 0 ? fill(copy.unread, { words: quoteList(words) }) : copy.apart,
  };
}
