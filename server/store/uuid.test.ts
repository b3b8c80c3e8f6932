import { expect, test } from 'vitest';
import { uuidv7 } from './uuid.ts';

test('an id is a UUIDv7 that contains the time', () => {
  const now = Date.UTC(2026, 0, 31);
  const id = uuidv7(now);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replace('-', '').slice(0, 12), 16)).toBe(now);
});

test('ids sort by time, and 1000 ids of one millisecond differ', () => {
  const ids = Array.from({ length: 1000 }, (_, index) => uuidv7(index));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(Array.from({ length: 1000 }, () => uuidv7(0))).size).toBe(1000);
});
