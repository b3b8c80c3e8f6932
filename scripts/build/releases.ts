import { lstatSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';

/** Releases that stay beside the current one: a desk serves the one it started with until it is told to switch. */
const FORMER_KEPT = 2;

const folderOf = (root: string) => path.join(root, 'releases');
const linkOf = (root: string) => path.join(root, 'dist');

/** A folder of its own for a build: no build writes where something is served from. @returns its absolute path. */
export function newRelease(root: string, now = new Date()): string {
  const release = path.join(folderOf(root), now.toISOString().replaceAll(/[:.]/g, '-'));
  mkdirSync(release, { recursive: true });
  return release;
}

/** The folder of a preview, empty: `dist` never leads to it, so nothing serves it unasked. @returns its absolute path. */
export function newPreview(root: string): string {
  const preview = path.join(folderOf(root), 'preview');
  rmSync(preview, { recursive: true, force: true });
  mkdirSync(preview, { recursive: true });
  return preview;
}

/** Makes a finished release the one that `dist` leads to, in one step, and removes all but the last few before it. */
export function switchTo(root: string, release: string): void {
  const link = linkOf(root);
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(path.relative(root, release), next, 'junction');
  // A folder, as builds once made it, cannot be replaced by a link in one step.
  if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) renameSync(link, path.join(folderOf(root), '0-before-releases'));
  renameSync(next, link);
  const former = readdirSync(folderOf(root))
    .filter((name) => name < path.basename(release))
    .sort();
  for (const name of former.slice(0, -FORMER_KEPT)) rmSync(path.join(folderOf(root), name), { recursive: true });
}
