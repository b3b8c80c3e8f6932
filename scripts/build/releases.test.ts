import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { tempFolder } from '../../tests/temp-folder.ts';
import { newBuildFolder, publishBuild, resetPreviewFolder } from './releases.ts';

const newProject = () => realpathSync(tempFolder());

function build(root: string, text: string, day: number): string {
  const folder = newBuildFolder(root, new Date(Date.UTC(2026, 0, day)));
  mkdirSync(path.join(folder, '_astro/fonts'), { recursive: true });
  for (const name of ['index.html', `_astro/${text}.css`, `_astro/fonts/${text}.woff2`])
    writeFileSync(path.join(folder, name), text);
  return folder;
}

const publishBuilds = (root: string, ...days: number[]) =>
  days.map((day) => publishBuild(root, build(root, String(day), day)));

const servedText = (root: string) => readFileSync(path.join(root, 'dist/index.html'), 'utf8');

/** Returns the page text of each folder in `releases/`, or `running` for a `building-` folder. */
const listReleases = (root: string) =>
  readdirSync(path.join(root, 'releases'))
    .filter((name) => name !== 'history.json')
    .map((name) =>
      name.startsWith('building-')
        ? 'running'
        : readFileSync(path.join(root, 'releases', name, 'index.html'), 'utf8'),
    );

test('`dist` serves a build once it is published; the previous release does not change', () => {
  const root = newProject();
  const first = publishBuild(root, build(root, 'first', 1));
  const second = build(root, 'second', 2);
  expect(servedText(root)).toBe('first');
  publishBuild(root, second);
  expect(servedText(root)).toBe('second');
  expect(readFileSync(path.join(first, 'index.html'), 'utf8')).toBe('first');
});

test('an older build does not replace a newer one, unless the newer one has a future date', () => {
  const root = newProject();
  const old = build(root, 'old', 1);
  const [later] = publishBuilds(root, 2);
  expect(() => publishBuild(root, old)).toThrow('Not published');
  expect(servedText(root)).toBe('2');
  const history = path.join(root, 'releases/history.json');
  const [laterName, futureName] = [path.basename(later ?? ''), '2099-01-01T00-00-00-000Z'];
  renameSync(later ?? '', path.join(root, 'releases', futureName));
  writeFileSync(history, readFileSync(history, 'utf8').replace(laterName, futureName));
  rmSync(path.join(root, 'dist'));
  publishBuild(root, old);
  expect(servedText(root)).toBe('old');
});

test('if `dist` is a folder, a link replaces it', () => {
  const root = realpathSync(tempFolder({ 'dist/index.html': 'old' }));
  publishBuild(root, build(root, 'new', 1));
  expect(servedText(root)).toBe('new');
});

test('keeps two previous releases and running builds', () => {
  const root = newProject();
  build(root, 'unfinished', 9);
  publishBuilds(root, 1, 2, 3, 4);
  expect(listReleases(root)).toEqual(['2', '3', '4', 'running']);
  expect(existsSync(path.join(root, 'dist.next'))).toBe(false);
  expect(servedText(root)).toBe('4');
});

test('deletes interrupted builds, but neither previous releases nor a preview', () => {
  const root = newProject();
  publishBuilds(root, 1, 2);
  const { pid: endedPid } = spawnSync('true');
  for (const day of [3, 4]) {
    const interrupted = build(root, 'interrupted', day);
    renameSync(interrupted, interrupted.replace(`-${process.pid}-`, `-${endedPid}-`));
  }
  writeFileSync(path.join(resetPreviewFolder(root), 'index.html'), 'preview');
  publishBuilds(root, 5);
  expect(listReleases(root)).toEqual(['1', '2', '5', 'preview']);
});

test('a build after a rollback keeps the release to which `dist` pointed', () => {
  const root = newProject();
  const [oldest = ''] = publishBuilds(root, 1, 2, 3);
  rmSync(path.join(root, 'dist'));
  symlinkSync(path.relative(root, oldest), path.join(root, 'dist'));
  publishBuilds(root, 4);
  expect(listReleases(root)).toEqual(['1', '3', '4']);
  expect(servedText(root)).toBe('4');
});

test('a release contains the hashed files of the two releases before it', () => {
  const root = newProject();
  publishBuilds(root, 1, 2, 3, 4);
  expect(readdirSync(path.join(root, 'dist/_astro')).sort()).toEqual([
    '2.css',
    '3.css',
    '4.css',
    'fonts',
  ]);
  expect(readFileSync(path.join(root, 'dist/_astro/fonts/2.woff2'), 'utf8')).toBe('2');
});
