import { expect, test } from 'vitest';
import { outlineOf } from './positions.ts';
import { durationSeconds, sceneSeed } from './scenario.ts';
import { simulate, stepSeconds } from './simulate.ts';
import { visibleActorsAt } from './visible-actors.ts';
import { armLength, roadUserSpecs } from './world.ts';

const recording = await simulate(sceneSeed);

test('no actor reaches beyond the end of a road', () => {
  for (let time = 0; time <= durationSeconds; time += stepSeconds) {
    for (const actor of visibleActorsAt(recording, time)) {
      const visiblePart = { back: actor.visibleFrom, front: actor.visibleTo, width: 1 };
      const isOnRoad = outlineOf(actor, 0, visiblePart).every(
        ({ x, y }) => Math.abs(x) <= armLength.main + 0.01 && Math.abs(y) <= armLength.side + 0.01,
      );
      expect(isOnRoad, `${actor.id} ${time}`).toBe(true);
    }
  }
});

test('vehicles appear and disappear gradually', () => {
  const frameSeconds = 0.05;
  /** Maps the id of each vehicle to its visible length in meters. */
  const visibleLengthsAt = (time: number) =>
    new Map(
      visibleActorsAt(recording, time)
        .filter(({ kind }) => kind !== 'pedestrian')
        .map(({ id, kind, visibleFrom, visibleTo }) => [
          id,
          (visibleTo - visibleFrom) * roadUserSpecs[kind].length,
        ]),
    );
  let previous = visibleLengthsAt(100);
  let changes = 0;
  for (let time = 100 + frameSeconds; time < 200; time += frameSeconds) {
    const now = visibleLengthsAt(time);
    for (const [frame, otherFrame] of [
      [previous, now],
      [now, previous],
    ] as const)
      for (const [id, visibleLength] of frame) {
        if (otherFrame.has(id)) continue;
        changes += 1;
        // This is the vehicle's first or last frame.
        expect(visibleLength, `${id} ${time}`).toBeLessThan(1);
      }
    previous = now;
  }
  expect(changes).toBeGreaterThan(50);
});
