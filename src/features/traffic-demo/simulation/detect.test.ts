import { describe, expect, test } from 'vitest';
import { formatCaption } from '../describe.ts';
import { detectEvents } from './detect.ts';
import { type EventKind, eventAt, firstNearMiss } from './events.ts';
import { type Incident, incidentArrivals, sceneSeed } from './scenario.ts';
import { simulate } from './simulate.ts';

const recording = await simulate(sceneSeed);
const events = detectEvents(recording);
const eventsOf = (kind: EventKind) => events.filter((event) => event.kind === kind);
const incidentIds = (type: Incident['type']) =>
  recording.tracks
    .filter(({ incident }) => incident?.type === type)
    .map(({ id }) => id)
    .sort();
const actorIds = (kind: EventKind) =>
  eventsOf(kind)
    .map(({ participants }) => participants[0]?.id)
    .sort();

describe('detectEvents', () => {
  test('finds exactly the vehicles with the incidents `runsRed`, `stands` and `speeds`, and the people who walk against the light', () => {
    // The simulation contains each vehicle that should run a red light.
    expect(incidentIds('runsRed')).toHaveLength(
      incidentArrivals.filter(({ incident }) => incident?.type === 'runsRed').length,
    );
    expect(actorIds('red light')).toEqual(incidentIds('runsRed'));
    expect(actorIds('stopped vehicle')).toEqual(incidentIds('stands'));
    expect(actorIds('speeding')).toEqual(incidentIds('speeds'));
    expect(actorIds('on foot against the light')).toEqual(
      recording.walks.filter(({ jaywalking }) => jaywalking).map(({ id }) => id),
    );
  });

  test('finds one near miss, between the turning truck and the braking cyclist', () => {
    expect(
      eventsOf('near miss').map(({ participants }) => participants.map(({ id }) => id)),
    ).toEqual([[...incidentIds('turnsRight'), ...incidentIds('brakes')]]);
    expect(eventsOf('near miss')[0]?.value).toBeGreaterThan(0);
  });

  test('finds the queue behind the stopped truck, in the same lane and at the same time', () => {
    const stopped = eventsOf('stopped vehicle').find(
      ({ participants }) => participants[0]?.kind === 'truck',
    );
    const queue = eventsOf('queue').find(({ participants }) =>
      participants.some(({ id }) => id === stopped?.participants[0]?.id),
    );
    expect(queue?.place).toBe(stopped?.place);
    expect(Math.abs((queue?.time ?? 0) - (stopped?.time ?? 0))).toBeLessThan(
      (stopped?.seconds ?? 0) / 2,
    );
  });

  test('sorts events by time; each has a unique id and a caption', () => {
    expect(events.map(({ time }) => time)).toEqual(
      events.map(({ time }) => time).sort((a, b) => a - b),
    );
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    for (const event of events) expect(formatCaption(event)).toMatch(/^[A-Z0-9].*\.$/);
  });
});

test('eventAt returns the event at a time or undefined; firstNearMiss returns a near miss', () => {
  for (const event of events) expect(eventAt(events, event.time)).toBe(event);
  expect(eventAt(events, 5)).toBeUndefined();
  expect(firstNearMiss(events).kind).toBe('near miss');
});
