import { quoted } from '../../../demo-shared/questions/ask.ts';
import { define, values } from '../../../demo-shared/questions/define.ts';
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
import { laneName, nameOf } from '../describe.ts';
import { eventKinds, type TrafficEvent } from '../simulation/events.ts';
import { duration } from '../simulation/plan.ts';
import type { Recording } from '../simulation/simulate.ts';
import { type Heading, kinds, lanes } from '../simulation/world.ts';
import { eventRows, lineRows, phaseRows, vehicleRows, walkerRows } from './facts.ts';
import { spanReader } from './spans.ts';
import { absent, directionWords, eventWords, fillers, kindWords } from './vocabulary.ts';

const rounded = (value: number) => formatNumber(Math.round(value * 10) / 10);
const seconds = (value: number) => `${rounded(value)} s`;
const mph = (value: number) => `${rounded(value)} mph`;
const secondWords = 'seconds|second|sec';

/** Values for each of some ids, in phrases made from the id. */
const each = (ids: string[], words: (id: string) => string): Value[] =>
  values(Object.fromEntries(ids.map((id) => [id, words(id)])));

export function trafficSchema(recording: Recording, events: TrafficEvent[]): Schema {
  const vehicleKinds = kinds.filter((kind) => kind !== 'pedestrian');
  return {
    entities: define<Defined<Entity>>({
      vehicle: {
        words: 'vehicle|vehicles|traffic|road user|driver|traffic volume|volume',
        rows: vehicleRows(recording),
        dimensions: ['kind', 'direction', 'lane', 'road', 'minute', 'turn', 'stops', 'light'],
        measures: ['speed', 'top', 'wait', 'headway'],
        duration: 'wait',
        lacks: ['pedestrian', 'walk'],
      },
      walker: {
        words:
          'person on foot|people on foot|pedestrian|person|walker|people|foot traffic|on foot|crossing on foot',
        rows: walkerRows(recording, events),
        dimensions: ['arm', 'minute', 'rule'],
        measures: ['pace'],
      },
      event: {
        words: 'event|events|incident|violation|offense|problem',
        rows: eventRows(events),
        dimensions: ['event', 'kind', 'direction', 'lane', 'road', 'arm', 'minute'],
        measures: ['top', 'gap', 'lasts'],
        lists: true,
        lacks: ['walk'],
      },
      line: {
        words: 'line at a light|lines at the lights|line of vehicles|line at the light',
        rows: lineRows(recording),
        dimensions: ['direction', 'lane', 'road', 'minute'],
        measures: ['length'],
        main: 'length',
        lacks: ['walk'],
      },
      phase: {
        words:
          'phase of the signals|phases of the signals|phase|signal|light|traffic light|signal phase|traffic signal',
        rows: phaseRows(),
        dimensions: ['road', 'color'],
        measures: ['seconds'],
        duration: 'seconds',
        main: 'seconds',
      },
    }),
    dimensions: define<Defined<Dimension>>({
      kind: {
        words:
          'kind|kinds|type|class|kind of vehicle|type of vehicle|vehicle type|vehicle kind|kind of road user',
        names: true,
        values: kinds.map((id) => ({
          id,
          label: nameOf(id),
          many: nameOf(id, 2),
          words: kindWords[id],
        })),
        groups: [
          { words: 'vehicle|driver', values: vehicleKinds },
          {
            words: 'motor vehicles|motorized vehicles',
            values: vehicleKinds.filter((kind) => kind !== 'bicycle'),
          },
          { words: 'heavy vehicles|heavy traffic', values: ['truck', 'bus'] },
          { words: 'two wheelers', values: ['motorcycle', 'bicycle'] },
        ],
      },
      direction: {
        words: 'direction|directions|way',
        values: each(Object.keys(directionWords), (id) => `${id}|${directionWords[id as Heading]}`),
      },
      lane: {
        words: 'lane|lanes',
        values: each(
          lanes.map(({ id }) => id),
          laneName,
        ),
        groups: [
          { words: 'left lanes|left lane', values: ['east-left', 'west-left'] },
          { words: 'right lanes|right lane', values: ['east-right', 'west-right'] },
          {
            words: 'cycle lanes|cycle lane|bike lane|bicycle lane',
            values: ['east-cycle', 'west-cycle'],
          },
        ],
      },
      road: {
        words: 'road|roads|street|approach',
        values: values({
          main: 'main road|main street|major road',
          side: 'side road|side street|minor road',
          walk: 'walk signal|walk light|pedestrian light|pedestrian signal|walk phase|pedestrian phase',
        }),
      },
      arm: {
        words: 'arm|arms|crosswalk|side of the junction',
        values: each(
          ['north', 'south', 'east', 'west'],
          (id) => `${id} arm|${id} side|${id} crosswalk|${id} crossing|${id}`,
        ),
      },
      minute: {
        words: 'minute|minutes|minute by minute',
        ordered: true,
        values: each(
          Array.from({ length: 10 }, (_, index) => `${index + 1}`),
          (id) => `minute ${id}`,
        ),
      },
      turn: {
        words: 'turn|turns',
        values: values({
          right: 'turning right|right turn|turn right',
          straight: 'going straight on|straight|straight on|straight ahead|straight through',
        }),
      },
      stops: {
        words: 'passage|passages',
        values: values({
          stopped: 'with a stop|had to stop|have to stop|stop|had to wait|came to a stop',
          free: 'without a stop|without stopping|never stopped|not have to stop|did not stop|did not have to stop|didnt stop|didnt have to stop|no stop|without waiting|nonstop',
        }),
      },
      light: {
        words: 'light|lights',
        values: each(
          ['green', 'yellow', 'red'],
          (id) =>
            `through on ${id}|on ${id}|through ${id}|crossed on ${id}|at ${id}${id === 'yellow' ? '|amber|on amber' : ''}`,
        ),
      },
      color: {
        words: 'color|colors',
        values: each(
          ['green', 'yellow', 'red'],
          (id) =>
            `${id}|turn ${id}|${id} phase|${id} time|${id} light${id === 'yellow' ? '|amber' : ''}`,
        ),
      },
      rule: {
        words: 'signal use|signal uses',
        values: values({
          against: 'against the light',
          with: 'with the light|with the walk signal|legally',
        }),
      },
      event: {
        words: 'kind of event|kinds of event|event kind|event type|type of event',
        values: eventKinds.map((id) => ({
          id,
          label: eventCopy(id).name.toLowerCase(),
          many: eventCopy(id).plural,
          words: `${id}|${eventWords[id]}`,
        })),
      },
    }),
    measures: define<Defined<Measure>>({
      speed: {
        words: 'travel speed|speed|velocity|average speed|mean speed|how fast',
        low: 'slowest|slow|slower',
        format: mph,
      },
      top: {
        words: 'top speed|highest speed|maximum speed|max speed|peak speed',
        high: 'fastest|fast|faster|quicker|quickest',
        units: 'mph|miles an hour|miles per hour',
        usual: 'max',
        format: mph,
      },
      wait: {
        words:
          'wait|waiting time|wait time|delay|delayed|stood|stand|standing time|time lost|stopped time',
        units: secondWords,
        format: seconds,
      },
      headway: {
        words:
          'gap between vehicles|headway|gap|following gap|time gap|gaps between vehicles|spacing|gap in traffic',
        format: seconds,
      },
      pace: { words: 'walking pace|walking speed|pace', units: 'mph', format: mph },
      gap: {
        words: 'distance|how close|close|closest|clearance',
        units: 'feet|ft',
        format: (value) => `${rounded(value)} feet`,
      },
      lasts: { words: 'seconds it lasts|last', units: secondWords, format: seconds },
      length: {
        words:
          'vehicles waiting in line|queue length|queue|line|backup|waiting line|line length|tailback|length of the queue|length of the line',
        usual: 'max',
        format: rounded,
      },
      seconds: {
        words: 'length of the phase|length|phase length|long',
        units: secondWords,
        format: seconds,
      },
    }),
    absent,
    fillers,
    rate: {
      words: 'per minute|a minute|every minute|per min',
      label: 'per minute',
      units: (span) => ((span?.to ?? duration) - (span?.from ?? 0)) / 60,
    },
    trend: 'minute',
    worst: 'most',
    takeSpan: spanReader(events),
    unread: (words) =>
      words.length > 0
        ? `Nothing in these ten minutes is called ${quoted(words)}.`
        : 'These words do not go together here.',
  };
}
