import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { arbitraryQuery } from '../../../../tests/arbitrary-query.ts';
import { createAnswerer } from '../../../demo-shared/questions/ask.ts';
import { formatQuestion } from '../../../demo-shared/questions/describe.ts';
import { detectEvents } from '../simulation/detect.ts';
import type { EventKind, TrafficEvent } from '../simulation/events.ts';
import { sceneSeed } from '../simulation/scenario.ts';
import { simulate } from '../simulation/simulate.ts';
import { createTrafficSchema } from './schema.ts';

const recording = await simulate(sceneSeed);
const events = detectEvents(recording);
const schema = createTrafficSchema(recording, events);
const ask = createAnswerer(schema);
const firstTimeOf = (kind: EventKind) => events.find((event) => event.kind === kind)?.time ?? 0;
/** Expects the rows of an answer to be exactly the events that match. */
const expectEvents = (question: string, isExpected: (event: TrafficEvent) => boolean) =>
  expect(
    ask(question).result?.rows.map(({ id }) => id),
    question,
  ).toEqual(events.filter(isExpected).map(({ id }) => id));

test('formatQuestion of Traffic-Monitoring writes a question that is parsed into the same query', () =>
  fc.assert(
    fc.property(arbitraryQuery(schema), (query) => {
      const question = formatQuestion(schema, query);
      expect(ask(question).query, question).toEqual(query);
    }),
  ));

test.each([
  // “stop” and “on red” are separate filters.
  [
    'number of vehicles, with a stop, not through on red',
    {
      filters: [
        { field: 'passage', values: ['stopped'] },
        { field: 'light', values: ['red'], not: true },
      ],
    },
  ],
  // “turning right” is not a lane.
  [
    'vehicles in the right eastbound lane, not turning right',
    {
      filters: [
        { field: 'lane', values: ['east-right'] },
        { field: 'turn', values: ['right'], not: true },
      ],
    },
  ],
  ['minimum distance of near misses', { aggregate: 'min', measure: 'gap' }],
])('“%s” asks for %o', (question, query) => expect(ask(question).query).toMatchObject(query));

test('a line of waiting vehicles belongs to the minute in which it is longest', () => {
  for (const { time = 0, minute } of schema.entities.find(({ id }) => id === 'line')?.rows ?? [])
    expect(minute).toBe(`${Math.min(9, Math.floor(time / 60)) + 1}`);
});

test('“vehicles in minute N” has the same result as minute N of “vehicles by minute”', () => {
  const { groups = [] } = ask('vehicles by minute').result ?? {};
  expect(groups).toHaveLength(10);
  for (const { id, value } of groups)
    expect(ask(`vehicles in minute ${id}`).result, id).toMatchObject({ value });
});

describe('questions about events', () => {
  test.each([
    ['who ran the lights', 'red light', 'any'],
    ['lorry blocking the lane', 'stopped vehicle', 'truck'],
    // The first participant of a near miss is the motor vehicle.
    ['near miss with a cyclist', 'near miss', 'truck'],
    ['close call bike', 'near miss', 'truck'],
    ['speeding motorbikes', 'speeding', 'motorcycle'],
    ['traffic jam', 'queue', 'any'],
    ['jaywalkers', 'on foot against the light', 'pedestrian'],
  ])('“%s” finds only events of the kind “%s” (first participant: %s)', (question, kind, first) =>
    expectEvents(
      question,
      (event) => event.kind === kind && (first === 'any' || event.participants[0]?.kind === first),
    ),
  );

  test.each([
    ['events after minute 7', 420, 600],
    ['events between 3 and 5 minutes', 180, 300],
    ['events before 2:30', 0, 150],
    ['what happened in the last two minutes', 480, 600],
    ['events in minute 4', 180, 240],
    ['events in the 1st minute', 0, 60],
    ['events in the first 90 seconds', 0, 90],
    ['events 3:00 to 5:00', 180, 300],
    ['events around minute 4', 210, 270],
  ])('“%s” is limited to its time range', (question, from, to) =>
    expectEvents(question, ({ time }) => time >= from && time <= to),
  );

  test('a question about a moment finds the events that include it', () => {
    const isOngoing = ({ time, seconds }: TrafficEvent) => Math.abs(time - 240) <= seconds / 2;
    expect(events.some(isOngoing)).toBe(true);
    expectEvents('what happened at 4:00', isOngoing);
  });

  test('a time range may end at an event', () => {
    expect(ask('how many events before the near miss').result?.value).toBe(
      events.filter(({ time }) => time < firstTimeOf('near miss')).length,
    );
  });

  test.each(['red light', 'first red light violation', 'red light runner'])(
    'the range of “before the %s” ends 1 s before that event',
    (event) => {
      const range = { from: 0, to: firstTimeOf('red light') - 1 };
      const { query } = ask(`how many cars passed before the ${event}`);
      expect(query).toMatchObject({ entity: 'vehicle', range });
    },
  );

  test('excluded events are not listed', () => {
    for (const question of ['everything but red lights', 'all events except for red lights'])
      expectEvents(question, ({ kind }) => kind !== 'red light');
  });
});

describe('answers', () => {
  // The numbers follow from `sceneSeed` and the phases of the signals.
  test.each([
    ['how many cars and vans passed', 244],
    ['how many vehicles ran a red light', 4],
    ['how many vehicles are coming from the east', 125],
    ['how many cars', 174],
    ['vehicles faster than 30 mph', 2],
    ['how many vehicles stood still for more than a minute and a half', 1],
    ['how many seconds is the side street on red per cycle', 54],
    ['how long did the broken down truck stand there', 81.75],
  ])('“%s” is answered with %d', (question, value) =>
    expect(ask(question).result?.value).toBe(value),
  );

  test.each([
    ['red light elephant', 'unrecognized', 'Nothing in these ten minutes is called “elephant”.'],
    ['how many motorcicles', 'answered', '“motorcicles” was read as “motorcycles”.'],
  ])('“%s” is %s, with a note on the unknown word', (question, status, note) =>
    expect(ask(question)).toMatchObject({ status, notes: [note] }),
  );

  test('missing data is reported with a suggestion', () => {
    for (const question of ['accident', 'was there a collision?', 'did anyone get hurt'])
      expect(ask(question)).toMatchObject({ status: 'absent', suggestion: 'near miss' });
  });
});
