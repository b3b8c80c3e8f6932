import { describe, expect, test } from 'vitest';
import { eventSearch } from './search.ts';
import { detect } from './simulation/detect.ts';
import { duration, sceneSeed } from './simulation/plan.ts';
import { simulate } from './simulation/simulate.ts';
import { countsBy, summarize } from './summary.ts';

const recording = simulate(sceneSeed);
const events = detect(recording);
const find = eventSearch(events);
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
    expect(traffic?.text).toMatch(/^In 10:00 minutes/);
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
