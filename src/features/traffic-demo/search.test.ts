import { describe, expect, test } from 'vitest';
import { eventSearch } from './search.ts';
import { detect } from './simulation/detect.ts';
import { duration, sceneSeed } from './simulation/plan.ts';
import { simulate } from './simulation/simulate.ts';
import { countsBy, summarize } from './summary.ts';

const recording = simulate(sceneSeed);
const events = detect(recording);
const find = eventSearch(events, recording);
const kindsFor = (query: string) => find(query).events.map(({ kind }) => kind);

describe('searching the events in words', () => {
  test('an empty search lists everything in order of time', () => expect(find('  ').events).toEqual(events));

  test.each([
    ['red light', 'red light', undefined],
    ['who ran the lights', 'red light', undefined],
    ['stopped truck', 'stopped vehicle', 'truck'],
    ['stopped lorry', 'stopped vehicle', 'truck'],
    ['near miss with a cyclist', 'near miss', 'truck'],
    ['close call bike', 'near miss', 'truck'],
    ['speeding motorbike', 'speeding', 'motorcycle'],
    ['traffic jam', 'queue', undefined],
    ['jaywalkers', 'on foot against the light', 'pedestrian'],
    ['red ligth', 'red light', undefined],
  ])('“%s” finds first: %s', (query, kind, participants) => {
    const [first] = find(query).events;
    expect(first?.kind).toBe(kind);
    if (participants) expect(first?.participants[0]?.kind).toBe(participants);
  });

  test('finds all of a kind', () =>
    expect(kindsFor('red light').filter((kind) => kind === 'red light')).toHaveLength(events.filter(({ kind }) => kind === 'red light').length));

  test.each([
    ['after minute 7', 420, 600],
    ['between 3 and 5 minutes', 180, 300],
    ['events before 2:30', 0, 150],
    ['the last two minutes', 480, 600],
    ['in minute 4', 240, 300],
  ])('“%s” keeps to its time', (query, from, to) => {
    expect(find(query).events).toEqual(events.filter(({ time }) => time >= from && time <= to));
  });

  test('a direction is exact', () => {
    for (const query of ['westbound', 'heading west', 'going to the west']) expect(find(query).events).toEqual(events.filter(({ heading }) => heading === 'westbound'));
    expect(find('eastbound red light').events.every(({ heading }) => heading === 'eastbound')).toBe(true);
  });

  test.each([
    ['the first 90 seconds', 0, 90],
    ['last minute', 540, 600],
    ['3-5 min', 180, 300],
    ['3:00 to 5:00', 180, 300],
    ['after the 7th minute', 420, 600],
    ['after 420 seconds', 420, 600],
    ['in the 4th minute', 180, 240],
    ['around minute 4', 210, 270],
    ['what happened at 4:38', 268, 288],
  ])('so does “%s”', (query, from, to) => {
    expect(find(query).events).toEqual(events.filter(({ time }) => time >= from && time <= to));
  });

  test('who comes from one side is headed for the other', () => {
    expect(find('coming from the east').events).toEqual(find('westbound').events);
    expect(find('vehicles heading south').events).toEqual(find('southbound').events);
  });

  test('what is excluded may be a phrase, or several', () => {
    const without = (...kinds: string[]) => events.filter(({ kind }) => !kinds.includes(kind));
    for (const query of ['everything but red lights', 'not a red light', 'all except for red lights']) expect(find(query).events).toEqual(without('red light'));
    expect(find('everything except queues or near misses').events).toEqual(without('queue', 'near miss'));
    expect(find('not cars but trucks').events.map(({ participants }) => participants[0]?.kind)).toEqual(['truck', 'truck']);
  });

  test('a count may be of several classes, and in a direction', () => {
    const { vehicles } = countsBy(recording, duration);
    expect(find('how many cars and vans passed').answer).toBe(`${vehicles.car} cars and ${vehicles.van} vans passed in the ten minutes.`);
    const north = recording.tracks.filter(({ kind, lane }) => kind === 'car' && lane.heading === 'northbound').length;
    expect(find('how many cars went north?').answer).toBe(`${north} cars passed northbound in the ten minutes.`);
    expect(find('how many vehicles ran a red light').events.map(({ kind }) => kind)).toEqual(['red light', 'red light', 'red light', 'red light']);
  });

  test('“without” and “not” exclude', () => {
    expect(find('red light without cars').events.some(({ participants }) => participants[0]?.kind === 'car')).toBe(false);
    expect(find('red light not cars').events.length).toBeLessThan(find('red light').events.length);
    expect(find('not speeding').events).toEqual(events.filter(({ kind }) => kind !== 'speeding'));
  });

  test('a count is answered from the recording', () => {
    const { vehicles, people } = countsBy(recording, duration);
    expect(find('how many cars passed?').answer).toBe(`${vehicles.car} cars passed in the ten minutes.`);
    expect(find('How many buses were there').answer).toBe(`${vehicles.bus} buses passed in the ten minutes.`);
    expect(find('how many pedestrians').answer).toBe(`${people} people on foot passed in the ten minutes.`);
    expect(find('how many vehicles passed').answer).toBe(`${recording.tracks.length} vehicles passed in the ten minutes.`);
    expect(find('how many trucks after minute 5').answer).toMatch(/^\d+ trucks? passed between 5:00 and 10:00\.$/);
    expect(find('how many red lights').events.every(({ kind }) => kind === 'red light')).toBe(true);
  });

  test('an accident is answered honestly', () => {
    for (const query of ['accident', 'crashes', 'was there a collision?', 'did anyone get hurt']) {
      expect(find(query).answer).toMatch(/^No accident happened/);
      expect(find(query).events.map(({ kind }) => kind)).toEqual(['near miss']);
    }
  });

  test('plurals find the same', () => {
    for (const [many, one] of [
      ['near misses', 'near miss'],
      ['stopped lorries', 'stopped lorry'],
      ['speeding motorcycles', 'speeding motorcycle'],
    ] as const)
      expect(kindsFor(many)[0]).toBe(kindsFor(one)[0]);
  });

  test('says when no event has all the words, and offers those that have some', () => {
    expect(find('red light elephant')).toMatchObject({ all: false });
    expect(find('red light elephant').events.length).toBeGreaterThan(0);
    expect(find('elephant').events).toEqual([]);
  });
});

describe('the summary', () => {
  test('counts as many vehicles as came and as many people as set out', () => {
    const { vehicles, people } = countsBy(recording, duration);
    expect(Object.values(vehicles).reduce((sum, count) => sum + count, 0)).toBe(recording.tracks.length);
    expect(people).toBe(recording.walks.filter(({ startsAt }) => startsAt <= duration).length);
  });

  test('tells of events up to its moment only, with the numbers the detector found', () => {
    const [traffic, numbers, longest, gravest] = summarize(recording, events, duration);
    expect(traffic?.text).toMatch(/^In ten minutes the junction saw/);
    expect(numbers?.text.startsWith(`${events.length} events`)).toBe(true);
    expect(longest?.event?.kind).toBe('stopped vehicle');
    expect(gravest?.event?.kind).toBe('near miss');
    const early = summarize(recording, events, 60);
    expect(early[1]?.text).toBe('1 event needs a look: 1 red light.');
    expect(early.flatMap(({ event }) => event?.time ?? 0).every((time) => time <= 60)).toBe(true);
  });

  test('says that nothing has happened yet', () => {
    expect(summarize(recording, events, 1).map(({ text }) => text)).toContain('Nothing needs a look.');
  });
});
