import { chmodSync, renameSync, rmSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempFolder } from '../tests/temp-folder.ts';
import { hashSources } from './build-if-stale.ts';

/**
 * Writes `older.svg` first. A test renames it over a source file, which changes the content but
 * makes the modification time older, so comparing times would miss the change.
 */
const newProject = () =>
  tempFolder({
    'older.svg': 'older',
    'brand/mark.svg': 'newer',
    'public/.well-known/a.txt': 'newer',
    'inbox/dist/index.html': 'built',
  });

describe.each(['brand/mark.svg', 'public/.well-known/a.txt'])('the hash of the sources', (file) => {
  test.each([
    ['has other content', (older: string, target: string) => renameSync(older, target)],
    ['has another name', (_: string, target: string) => renameSync(target, `${target}x`)],
    ['is deleted', (_: string, target: string) => rmSync(target)],
  ])(`changes if ${file} %s`, (_, change) => {
    const root = newProject();
    const before = hashSources(root);
    change(path.join(root, 'older.svg'), path.join(root, file));
    expect(hashSources(root)).not.toBe(before);
  });
});

test('the hash of the sources ignores file times, permissions and the built inbox', () => {
  const root = newProject();
  const before = hashSources(root);
  utimesSync(path.join(root, 'brand/mark.svg'), 1000, 1000);
  chmodSync(path.join(root, 'brand/mark.svg'), 0o600);
  rmSync(path.join(root, 'inbox/dist'), { recursive: true });
  expect(hashSources(root)).toBe(before);
});
