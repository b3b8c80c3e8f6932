import { renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../tests/temp-folder.ts';
import { newestSourceTime } from './build-if-stale.ts';

test.each([
  ['an older file that replaces one', (from: string, to: string) => renameSync(from, to)],
  ['a deleted file', (_: string, file: string) => rmSync(file)],
])('%s makes the sources newer than the last build', (_, change) => {
  const root = tempFolder({ 'older.svg': 'older', 'brand/mark.svg': 'newer' });
  const [older, mark] = [path.join(root, 'older.svg'), path.join(root, 'brand/mark.svg')];
  for (const file of [older, mark, path.join(root, 'brand')]) utimesSync(file, 1000, 1000);
  expect(newestSourceTime(root)).toBe(1_000_000);
  change(older, mark);
  expect(newestSourceTime(root)).toBeGreaterThan(1_000_000);
});
