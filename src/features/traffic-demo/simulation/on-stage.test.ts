import { expect, test } from 'vitest';
import { actorsOnStage } from './on-stage.ts';
import { duration, sceneSeed } from './plan.ts';
import { simulate, step } from './simulate.ts';
import { reach, sizes } from './world.ts';

const recording = simulate(sceneSeed);

test('nothing is drawn beyond the end of a road', () => {
  for (let time = 0; time <= duration; time += step) {
    for (const { id, kind, at, facing, back, front } of actorsOnStage(recording, time)) {
      for (const share of [back, front]) {
        const along = (share - 0.5) * sizes[kind].length;
        const [x, y] = [Math.abs(at.x + facing.x * along), Math.abs(at.y + facing.y * along)];
        expect(x <= reach.x + 0.01 && y <= reach.y + 0.01, `${id} ${time}`).toBe(true);
      }
    }
  }
});

test('vehicles come and leave bit by bit: none is there or gone at once', () => {
  const moment = 0.05;
  const shown = (time: number) =>
    new Map(
      actorsOnStage(recording, time).map(({ id, kind, back, front }) => [
        id,
        { kind, part: front - back },
      ]),
    );
  let before = shown(100);
  let changes = 0;
  for (let time = 100 + moment; time < 200; time += moment) {
    const now = shown(time);
    for (const [one, other] of [
      [before, now],
      [now, before],
    ] as const)
      for (const [id, { kind, part }] of one) {
        if (other.has(id) || kind === 'pedestrian') continue;
        changes += 1;
        expect(part * sizes[kind].length < 1, `${id} ${time}`).toBe(true);
      }
    before = now;
  }
  expect(changes).toBeGreaterThan(50);
});
