import { execFileSync } from 'node:child_process';
import { renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { tempFolder } from '../tests/temp-folder.ts';
import { newestSourceTime } from './build-if-stale.ts';

test.each([
  ['moving an older file over another', (from: string, to: string) => renameSync(from, to)],
  [
    'copying an older file over another',
    (from: string, to: string) => execFileSync('cp', ['-p', from, to]),
  ],
  ['deleting a file', (_: string, file: string) => rmSync(file)],
])('%s makes the sources newer', async (_, change) => {
  const root = tempFolder({ 'older.svg': 'older', 'brand/mark.svg': 'newer' });
  const [older, mark] = [path.join(root, 'older.svg'), path.join(root, 'brand/mark.svg')];
  utimesSync(older, 1000, 1000);
  const before = newestSourceTime(root);
  await delay(20);
  change(older, mark);
  expect(newestSourceTime(root)).toBeGreaterThan(before);
});
