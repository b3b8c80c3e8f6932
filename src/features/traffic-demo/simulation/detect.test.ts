import { describe, expect, test } from 'vitest';
import { caption } from '../describe.ts';
import { detect } from './detect.ts';
import type { EventKind } from './events.ts';
import { eventAt, opening } from './moments.ts';
import { type Incident, incidents, sceneSeed } from './plan.ts';
import { simulate } from './simulate.ts';

const recording = simulate(sceneSeed);
const events = detect(recording);
const of = (kind: EventKind) => events.filter((event) => event.kind === kind);
const idsOf = (type: Incident['type']) =>
  recording.tracks
    .filter(({ incident }) => incident?.type === type)
    .map(({ id }) => id)
    .sort();
const found = (kind: EventKind) =>
  of(kind)
    .map(({ participants }) => participants[0]?.id)
    .sort();

describe('the detector, which knows positions and lights but not the plan', () => {
  test('finds every driver who runs a red light, stands or speeds, and nobody else', () => {
    expect(idsOf('runsRed')).toHaveLength(
      incidents.filter(({ incident }) => incident?.type === 'runsRed').length,
    );
    expect(found('red light')).toEqual(idsOf('runsRed'));
    expect(found('stopped vehicle')).toEqual(idsOf('stands'));
    expect(found('speeding')).toEqual(idsOf('speeds'));
  });

  test('finds the near miss between the turning truck and the cyclist who brakes, and no other', () => {
    expect(of('near miss').map(({ participants }) => participants.map(({ id }) => id))).toEqual([
      [...idsOf('turns'), ...idsOf('brakes')],
    ]);
    expect(of('near miss')[0]?.figure).toBeGreaterThan(0);
  });

  test('finds who walks against the light, and no one who waits for it', () => {
    expect(found('on foot against the light')).toEqual(
      recording.walks.filter(({ jaywalking }) => jaywalking).map(({ id }) => id),
    );
  });

  test('finds the queue behind the stopped truck, in its lane and while it stands', () => {
    const stopped = of('stopped vehicle').find(
      ({ participants }) => participants[0]?.kind === 'truck',
    );
    const queue = of('queue').find(({ participants }) =>
      participants.some(({ id }) => id === stopped?.participants[0]?.id),
    );
    expect(queue?.lane).toBe(stopped?.lane);
    expect(Math.abs((queue?.time ?? 0) - (stopped?.time ?? 0))).toBeLessThan(
      (stopped?.seconds ?? 0) / 2,
    );
  });

  test('finds nothing in traffic that keeps the rules', () => {
    const orderly = recording.tracks.filter(({ incident }) => !incident);
    const rules = detect({
      tracks: orderly,
      walks: recording.walks.filter(({ jaywalking }) => !jaywalking),
    }).filter(({ kind }) => kind !== 'queue' && kind !== 'stopped vehicle');
    expect(rules).toEqual([]);
  });

  test('lists events in order of time, each with an id of its own and a caption', () => {
    expect(events.map(({ time }) => time)).toEqual(
      events.map(({ time }) => time).sort((one, other) => one - other),
    );
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    for (const event of events) expect(caption(event)).toMatch(/^[A-Z0-9].*\.$/);
  });
});

test('a moment belongs to the event nearest to it, and a quiet one to none', () => {
  for (const event of events) expect(eventAt(events, event.time)).toBe(event);
  expect(eventAt(events, 5)).toBeUndefined();
  expect(opening(events).kind).toBe('near miss');
});
