import { expect, test } from 'vitest';
import { durationSeconds, sceneSeed } from './scenario.ts';
import { simulate, stepSeconds } from './simulate.ts';
import { visibleActorsAt } from './visible-actors.ts';
import { roadEnd, roadUserSpecs } from './world.ts';

const recording = await simulate(sceneSeed);

test('no actor reaches beyond the end of a road', () => {
  for (let time = 0; time <= durationSeconds; time += stepSeconds) {
    for (const { id, kind, position, facing, visibleFrom, visibleTo } of visibleActorsAt(
      recording,
      time,
    )) {
      for (const fraction of [visibleFrom, visibleTo]) {
        const along = (fraction - 0.5) * roadUserSpecs[kind].length;
        const [x, y] = [
          Math.abs(position.x + facing.x * along),
          Math.abs(position.y + facing.y * along),
        ];
        expect(x <= roadEnd.main + 0.01 && y <= roadEnd.side + 0.01, `${id} ${time}`).toBe(true);
      }
    }
  }
});

test('vehicles appear and disappear gradually', () => {
  const frameSeconds = 0.05;
  const actorsAt = (time: number) =>
    new Map(
      visibleActorsAt(recording, time).map(({ id, kind, visibleFrom, visibleTo }) => [
        id,
        { kind, visibleFraction: visibleTo - visibleFrom },
      ]),
    );
  let previous = actorsAt(100);
  let changes = 0;
  for (let time = 100 + frameSeconds; time < 200; time += frameSeconds) {
    const now = actorsAt(time);
    for (const [frame, otherFrame] of [
      [previous, now],
      [now, previous],
    ] as const)
      for (const [id, { kind, visibleFraction }] of frame) {
        if (otherFrame.has(id) || kind === 'pedestrian') continue;
        changes += 1;
        // In its first or last frame, less than 1 m of the vehicle is visible.
        expect(visibleFraction * roadUserSpecs[kind].length < 1, `${id} ${time}`).toBe(true);
      }
    previous = now;
  }
  // Enough vehicles appeared and disappeared for a meaningful test.
  expect(changes).toBeGreaterThan(50);
});
