import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newRelease, switchTo } from './releases.ts';

function project(): string {
  const root = realpathSync(mkdtempSync(path.join(tmpdir(), 'releases-')));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return root;
}

function build(root: string, text: string, day: number): string {
  const release = newRelease(root, new Date(Date.UTC(2026, 0, day)));
  writeFileSync(path.join(release, 'index.html'), text);
  return release;
}

const served = (root: string) => readFileSync(path.join(root, 'dist/index.html'), 'utf8');

test('a build leaves what is served alone until it is switched to, and then as it was', () => {
  const root = project();
  const first = build(root, 'first', 1);
  switchTo(root, first);
  const second = build(root, 'second', 2);
  expect(served(root)).toBe('first');
  switchTo(root, second);
  expect(served(root)).toBe('second');
  expect(readFileSync(path.join(first, 'index.html'), 'utf8')).toBe('first');
});

test('a folder that an older build left gives way to the link', () => {
  const root = project();
  mkdirSync(path.join(root, 'dist'));
  writeFileSync(path.join(root, 'dist/index.html'), 'old');
  switchTo(root, build(root, 'new', 1));
  expect(served(root)).toBe('new');
});

test('the two releases before the current one stay, and a build under way beside it', () => {
  const root = project();
  const releases = [1, 2, 3, 4].map((day) => build(root, String(day), day));
  const underWay = build(root, 'unfinished', 9);
  for (const release of releases) switchTo(root, release);
  expect(readdirSync(path.join(root, 'releases'))).toEqual([...releases.slice(1), underWay].map((release) => path.basename(release)));
  expect(existsSync(path.join(root, 'dist.next'))).toBe(false);
  expect(served(root)).toBe('4');
});
