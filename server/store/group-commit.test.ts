import { expect, test } from 'vitest';
import { groupCommit } from './group-commit.ts';

test('concurrent items share commits of limited size, and each item gets its own result', async () => {
  const batches: number[][] = [];
  const add = groupCommit<number, number>((items) => {
    batches.push(items);
    return items.map((item) => item * 2);
  }, 2);
  expect(await Promise.all([1, 2, 3, 4, 5].map(add))).toEqual([2, 4, 6, 8, 10]);
  expect(batches).toEqual([[1, 2], [3, 4], [5]]);
});

test('items that arrive during a commit share the next one', async () => {
  const batches: number[][] = [];
  const [started, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const add = groupCommit<number, void>(async (items) => {
    batches.push(items);
    started.resolve();
    await end.promise;
    return items.map(() => undefined);
  });
  const first = add(1);
  await started.promise;
  const later = [add(2), add(3)];
  end.resolve();
  await Promise.all([first, ...later]);
  expect(batches).toEqual([[1], [2, 3]]);
});

test('a failed commit fails only its own items', async () => {
  let isBroken = true;
  const add = groupCommit<number, string>((items) => {
    if (isBroken) throw new Error('disk full');
    return items.map(() => 'stored');
  });
  const rejected = { status: 'rejected' };
  expect(await Promise.allSettled([add(1), add(2)])).toMatchObject([rejected, rejected]);
  isBroken = false;
  expect(await add(3)).toBe('stored');
});
