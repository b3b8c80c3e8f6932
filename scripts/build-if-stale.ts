import { spawnSync } from 'node:child_process';
import { accessSync, constants, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { hashFiles } from './build/hash-files.ts';
import { builtSourceHash } from './build/releases.ts';

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

export function hashSources(folder = root): string {
  const statOf = (file: string) => statSync(path.join(folder, file), { throwIfNoEntry: false });
  const files = sources.flatMap((source) =>
    statOf(source)?.isDirectory()
      ? readdirSync(path.join(folder, source), { recursive: true, encoding: 'utf8' }).map((name) =>
          path.join(source, name),
        )
      : [source],
  );
  return hashFiles(
    folder,
    files.filter((file) => statOf(file)?.isFile() && !file.startsWith(path.join('inbox', 'dist'))),
  );
}

export const isBuildCurrent = () => builtSourceHash(root) === hashSources();

/** Builds the site if a source has changed since the last build. @returns the exit code */
export function buildIfStale(): number {
  if (isBuildCurrent()) return 0;
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
