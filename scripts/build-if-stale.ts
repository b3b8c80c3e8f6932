import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const sources = [
  'src',
  'brand',
  'inbox',
  'server/domain.ts',
  'server/inbox/api.ts',
  'public',
  'scripts/build',
  'site.config.ts',
  'site.schema.ts',
  'astro.config.ts',
  'package-lock.json',
];

/** Returns a file's modification time in ms, or 0 if the file is missing. */
export const modifiedAt = (file: string) =>
  statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

export function newestSourceTime(folder = root): number {
  const filesIn = (source: string) =>
    statSync(path.join(folder, source), { throwIfNoEntry: false })?.isDirectory()
      ? readdirSync(path.join(folder, source), { recursive: true, encoding: 'utf8' })
      : [];
  // The time of a folder shows added, removed and renamed files.
  const files = sources.flatMap((source) => [
    source,
    ...filesIn(source).map((name) => path.join(source, name)),
  ]);
  return Math.max(
    ...files.map((file) => {
      const stats = statSync(path.join(folder, file), { throwIfNoEntry: false });
      // Overwriting a file with an older one may set its modification time back.
      return Math.max(stats?.mtimeMs ?? 0, stats?.ctimeMs ?? 0);
    }),
  );
}

/** Builds the site if a source is newer than `dist`. @returns the exit code */
export function buildIfStale(): number {
  if (modifiedAt('dist/csp.json') >= newestSourceTime()) return 0;
  try {
    accessSync(root, constants.W_OK);
  } catch {
    console.error(
      `The site is out of date, but this account cannot write to ${root}: run npm run build as the owner of the folder.`,
    );
    return 1;
  }
  console.log('Building the site …');
  return (
    spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' }).status ?? 1
  );
}
