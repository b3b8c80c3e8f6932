import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/temp-folder.ts';
import { newBuildFolder, publishBuild, resetPreviewFolder } from './releases.ts';

/** Creates the build of a day in January 2026. The text of each of its files is that day. */
function build(root: string, day: number): string {
  const folder = newBuildFolder(root, new Date(Date.UTC(2026, 0, day)));
  mkdirSync(path.join(folder, '_astro/fonts'), { recursive: true });
  for (const name of ['index.html', `_astro/${day}.css`, `_astro/fonts/${day}.woff2`])
    writeFileSync(path.join(folder, name), String(day));
  return folder;
}

const publishBuilds = (root: string, ...days: number[]) =>
  days.map((day) => publishBuild(root, build(root, day)));

const pageText = (folder: string) => readFileSync(path.join(folder, 'index.html'), 'utf8');
const servedText = (root: string) => pageText(path.join(root, 'dist'));

/** Returns the page text of each folder in `releases/`, or `running` for a `building-` folder. */
const listReleases = (root: string) =>
  readdirSync(path.join(root, 'releases'))
    .filter((name) => name !== 'history.json')
    .map((name) =>
      name.startsWith('building-') ? 'running' : pageText(path.join(root, 'releases', name)),
    );

test('`dist` serves a build once it is published; the previous release does not change', () => {
  const root = tempFolder();
  const [first = ''] = publishBuilds(root, 1);
  const second = build(root, 2);
  expect(servedText(root)).toBe('1');
  publishBuild(root, second);
  expect(servedText(root)).toBe('2');
  expect(pageText(first)).toBe('1');
});

test('an older build does not replace a newer release, unless the newer one has a future date', () => {
  const root = tempFolder();
  const old = build(root, 1);
  const [newer = ''] = publishBuilds(root, 2);
  expect(() => publishBuild(root, old)).toThrow('Not published');
  expect(servedText(root)).toBe('2');
  const history = path.join(root, 'releases/history.json');
  const futureName = '2099-01-01T00-00-00-000Z';
  renameSync(newer, path.join(root, 'releases', futureName));
  writeFileSync(history, readFileSync(history, 'utf8').replace(path.basename(newer), futureName));
  rmSync(path.join(root, 'dist'));
  publishBuild(root, old);
  expect(servedText(root)).toBe('1');
});

test('if `dist` is a folder, a link to the release replaces it', () => {
  const root = tempFolder({ 'dist/index.html': 'old' });
  publishBuilds(root, 1);
  expect(servedText(root)).toBe('1');
});

test('publishing keeps two previous releases, adds their hashed files to the new one and does not delete a running build', () => {
  const root = tempFolder();
  const runningDay = 9;
  build(root, runningDay);
  publishBuilds(root, 1, 2, 3, 4);
  expect(listReleases(root)).toEqual(['2', '3', '4', 'running']);
  expect(existsSync(path.join(root, 'dist.next'))).toBe(false);
  expect(readdirSync(path.join(root, 'dist/_astro'), { recursive: true }).sort()).toEqual([
    '2.css',
    '3.css',
    '4.css',
    'fonts',
    'fonts/2.woff2',
    'fonts/3.woff2',
    'fonts/4.woff2',
  ]);
});

test('publishing deletes interrupted builds, but neither previous releases nor a preview', () => {
  const root = tempFolder();
  publishBuilds(root, 1, 2);
  const { pid: endedPid } = spawnSync('true');
  for (const day of [3, 4]) {
    const interrupted = build(root, day);
    renameSync(interrupted, interrupted.replace(`-${process.pid}-`, `-${endedPid}-`));
  }
  writeFileSync(path.join(resetPreviewFolder(root), 'index.html'), 'preview');
  publishBuilds(root, 5);
  expect(listReleases(root)).toEqual(['1', '2', '5', 'preview']);
});

test('publishing after a rollback does not delete the release to which `dist` pointed', () => {
  const root = tempFolder();
  const [oldest = ''] = publishBuilds(root, 1, 2, 3);
  rmSync(path.join(root, 'dist'));
  symlinkSync(path.relative(root, oldest), path.join(root, 'dist'));
  publishBuilds(root, 4);
  expect(listReleases(root)).toEqual(['1', '3', '4']);
  expect(servedText(root)).toBe('4');
});
