import { describe, expect, test } from 'vitest';
import { intersects, outlineOf, vehicleAt, walkerAt } from './positions.ts';
import { durationSeconds, sceneSeed } from './scenario.ts';
import { cycleSeconds, signalColorAt } from './signals.ts';
import { simulate, stepSeconds } from './simulate.ts';
import { roadUserSpecs } from './world.ts';

const recording = await simulate(sceneSeed);

describe('signalColorAt', () => {
  test('shows red to at least one road', () => {
    for (let time = 0; time < 2 * cycleSeconds; time += 0.25)
      expect([signalColorAt('main', time), signalColorAt('side', time)]).toContain('red');
  });

  test('shows green, yellow and red to each road and repeats the cycle', () => {
    for (const road of ['main', 'side'] as const) {
      const colors = Array.from({ length: cycleSeconds * 4 }, (_, quarter) =>
        signalColorAt(road, quarter / 4),
      );
      expect(new Set(colors)).toEqual(new Set(['green', 'yellow', 'red']));
      expect(signalColorAt(road, 7)).toBe(signalColorAt(road, 7 + 3 * cycleSeconds));
    }
  });
});

describe('simulate', () => {
  test('gives the same traffic for the same seed, even with pauses, but not for another seed', async () => {
    expect(await simulate(sceneSeed)).toEqual(recording);
    expect(await simulate(sceneSeed, async () => {})).toEqual(recording);
    expect(await simulate(sceneSeed + 1)).not.toEqual(recording);
  });

  test('no vehicle touches another or a person; with seeds other than `sceneSeed`, trucks and bicycles may', async () => {
    for (const seed of [sceneSeed, 3, 11]) {
      const { tracks, walks } = await simulate(seed);
      for (let time = 0; time <= durationSeconds; time += 0.5) {
        const actors = [
          ...tracks.map((track) => vehicleAt(track, time)),
          ...walks.map((walk) => walkerAt(walk, time)),
        ].flatMap((actor) => (actor ? [{ ...actor, outline: outlineOf(actor) }] : []));
        const touching = actors.flatMap((actor, index) =>
          actors
            .slice(index + 1)
            .filter(({ outline }) => intersects(actor.outline, outline))
            .map((other) => [actor, other]),
        );
        const unexpected = touching.filter((pair) => {
          const kinds = pair.map(({ kind }) => kind);
          if (kinds.every((kind) => kind === 'pedestrian')) return false;
          // With other seeds, the truck and the bicycle of the near miss may touch other actors.
          return (
            seed === sceneSeed || !kinds.some((kind) => kind === 'bicycle' || kind === 'truck')
          );
        });
        expect(
          unexpected.map((pair) => pair.map(({ id }) => id)),
          `${time}`,
        ).toEqual([]);
      }
    }
  }, 60_000);

  test('vehicles never move backwards or faster than their target speed', () => {
    for (const { distances, kind, incident } of recording.tracks) {
      const maxSpeed =
        incident?.type === 'speeds' ? incident.speed : roadUserSpecs[kind].targetSpeed;
      const steps = distances.slice(1).map((distance, index) => distance - (distances[index] ?? 0));
      expect(Math.min(...steps)).toBeGreaterThanOrEqual(0);
      expect(Math.max(...steps)).toBeLessThanOrEqual(maxSpeed * stepSeconds + 0.1);
    }
  });
});
