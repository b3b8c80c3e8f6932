import {
  existsSync,
  globSync,
  linkSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const MAX_PREVIOUS_RELEASES = 2;
const PREVIEW = 'preview';
/** Name of an unpublished build's folder: process ID and release name. */
const BUILD_FOLDER = /^building-(\d+)-(.+)$/;

/** `assets`: the hashed files of this build, without those kept from earlier releases. */
type Release = { name: string; assets: string[]; sourceHash?: string };

const releasesPath = (root: string, name = '') => path.join(root, 'releases', name);
const distLink = (root: string) => path.join(root, 'dist');
const historyFile = (root: string) => releasesPath(root, 'history.json');

const releaseName = (at: Date) => at.toISOString().replaceAll(/[:.]/g, '-');

export function newBuildFolder(root: string, now = new Date()): string {
  const folder = releasesPath(root, `building-${process.pid}-${releaseName(now)}`);
  mkdirSync(folder, { recursive: true });
  return folder;
}

export function resetPreviewFolder(root: string): string {
  const preview = releasesPath(root, PREVIEW);
  rmSync(preview, { recursive: true, force: true });
  mkdirSync(preview, { recursive: true });
  return preview;
}

/**
 * Turns a build into a release and points `dist` at it, atomically unless `dist` is a folder. For
 * pages that are still open, adds hard links to the hashed files of two previous releases. Deletes
 * older releases and interrupted builds.
 * @throws Error if a build that started later is already published
 */
export function publishBuild(root: string, build: string, sourceHash?: string): string {
  const [, , name = ''] = BUILD_FOLDER.exec(path.basename(build)) ?? [];
  const folder = releasesPath(root, name);
  const previous = keptReleases(root);
  // Ignores releases dated in the future, which exist if the clock was set back.
  const now = releaseName(new Date());
  if (previous.some((other) => name < other.name && other.name < now))
    throw new Error('Not published: a build that started later is already published.');
  const assets = globSync('_astro/**/*', { cwd: build });
  for (const { name: previousName, assets: previousAssets } of previous)
    for (const asset of previousAssets) linkAsset(releasesPath(root, previousName), build, asset);
  renameSync(build, folder);
  const link = distLink(root);
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(path.relative(root, folder), next);
  if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) rmSync(link, { recursive: true });
  renameSync(next, link);
  const history: Release[] = [{ name, assets, sourceHash }, ...previous];
  writeFileSync(historyFile(root), JSON.stringify(history));
  deleteUnusedFolders(root, history);
  return folder;
}

/** Returns the hash of the sources of `dist`, if it is known. */
export const builtSourceHash = (root: string): string | undefined =>
  keptReleases(root).find(({ name }) => name === currentReleaseName(root))?.sourceHash;

/** Returns up to two releases that still exist: the current one, then the newest of the others. */
function keptReleases(root: string): Release[] {
  const history: Release[] = existsSync(historyFile(root))
    ? JSON.parse(readFileSync(historyFile(root), 'utf8'))
    : [];
  const currentName = currentReleaseName(root);
  const current = history.filter(({ name }) => name === currentName);
  if (currentName && current.length === 0) current.push({ name: currentName, assets: [] });
  return [...current, ...history.filter(({ name }) => name !== currentName)]
    .filter(({ name }) => existsSync(releasesPath(root, name)))
    .slice(0, MAX_PREVIOUS_RELEASES);
}

function currentReleaseName(root: string): string | undefined {
  const link = distLink(root);
  return lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()
    ? path.basename(readlinkSync(link))
    : undefined;
}

function linkAsset(from: string, to: string, asset: string): void {
  const source = path.join(from, asset);
  const target = path.join(to, asset);
  if (existsSync(target) || !lstatSync(source, { throwIfNoEntry: false })?.isFile()) return;
  mkdirSync(path.dirname(target), { recursive: true });
  linkSync(source, target);
}

function deleteUnusedFolders(root: string, history: Release[]): void {
  for (const entry of readdirSync(releasesPath(root), { withFileTypes: true })) {
    const isUsed = entry.name === PREVIEW || history.some(({ name }) => name === entry.name);
    if (entry.isDirectory() && !isUsed && !isRunningBuild(entry.name))
      rmSync(releasesPath(root, entry.name), { recursive: true });
  }
}

function isRunningBuild(name: string): boolean {
  const [, pid] = BUILD_FOLDER.exec(name) ?? [];
  try {
    // Signal 0 only tests whether the process exists.
    return pid !== undefined && process.kill(Number(pid), 0);
  } catch (error) {
    // EPERM: the process exists, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
