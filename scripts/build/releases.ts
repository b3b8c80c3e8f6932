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

/** Former releases to keep. */
const FORMER_KEPT = 2;
const PREVIEW = 'preview';
/** A running build: its process id and its release name. */
const BUILDING = /^building-(\d+)-(.+)$/;

/** A release and its own hashed files. */
type ServedRelease = { name: string; assets: string[] };

const folderOf = (root: string) => path.join(root, 'releases');
const linkOf = (root: string) => path.join(root, 'dist');
const historyFile = (root: string) => path.join(folderOf(root), 'history.json');

/** Creates an empty folder for a build, apart from served files. @returns its absolute path */
export function newRelease(root: string, now = new Date()): string {
  const name = now.toISOString().replaceAll(/[:.]/g, '-');
  const build = path.join(folderOf(root), `building-${process.pid}-${name}`);
  mkdirSync(build, { recursive: true });
  return build;
}

/** Empties the preview folder, to which `dist` never leads. @returns its absolute path */
export function newPreview(root: string): string {
  const preview = path.join(folderOf(root), PREVIEW);
  rmSync(preview, { recursive: true, force: true });
  mkdirSync(preview, { recursive: true });
  return preview;
}

/**
 * Points `dist` at a finished build in one step. Links the hashed files of the last two releases
 * into it for pages that are still open, and removes older releases.
 * @returns the release's absolute path
 */
export function switchTo(root: string, build: string): string {
  const [, , name = ''] = BUILDING.exec(path.basename(build)) ?? [];
  const release = path.join(folderOf(root), name);
  const former = formerReleases(root);
  const assets = globSync('_astro/**/*', { cwd: build });
  for (const { name: from, assets: formerAssets } of former)
    for (const asset of formerAssets) linkAsset(path.join(folderOf(root), from), build, asset);
  renameSync(build, release);
  const link = linkOf(root);
  const next = `${link}.next`;
  rmSync(next, { force: true });
  symlinkSync(path.relative(root, release), next, 'junction');
  // A link cannot replace a folder in one step.
  if (lstatSync(link, { throwIfNoEntry: false })?.isDirectory()) rmSync(link, { recursive: true });
  renameSync(next, link);
  const history: ServedRelease[] = [{ name, assets }, ...former];
  writeFileSync(historyFile(root), JSON.stringify(history));
  removeOthers(root, history);
  return release;
}

/** The releases before this one, newest first. */
function formerReleases(root: string): ServedRelease[] {
  const known: ServedRelease[] = existsSync(historyFile(root))
    ? JSON.parse(readFileSync(historyFile(root), 'utf8'))
    : [];
  const link = linkOf(root);
  const served = lstatSync(link, { throwIfNoEntry: false })?.isSymbolicLink()
    ? path.basename(readlinkSync(link))
    : undefined;
  const last = known.filter(({ name }) => name === served);
  if (served !== undefined && last.length === 0) last.push({ name: served, assets: [] });
  return [...last, ...known.filter(({ name }) => name !== served)]
    .filter(({ name }) => existsSync(path.join(folderOf(root), name)))
    .slice(0, FORMER_KEPT);
}

function linkAsset(from: string, to: string, asset: string): void {
  const source = path.join(from, asset);
  const target = path.join(to, asset);
  if (existsSync(target) || !lstatSync(source, { throwIfNoEntry: false })?.isFile()) return;
  mkdirSync(path.dirname(target), { recursive: true });
  linkSync(source, target);
}

function removeOthers(root: string, history: ServedRelease[]): void {
  for (const entry of readdirSync(folderOf(root), { withFileTypes: true })) {
    const kept = entry.name === PREVIEW || history.some(({ name }) => name === entry.name);
    if (entry.isDirectory() && !kept && !isUnderWay(entry.name))
      rmSync(path.join(folderOf(root), entry.name), { recursive: true });
  }
}

function isUnderWay(name: string): boolean {
  const [, pid] = BUILDING.exec(name) ?? [];
  try {
    // Signal 0 only tests whether the process exists.
    return pid !== undefined && process.kill(Number(pid), 0);
  } catch {
    return false;
  }
}
