import { spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
/** What the build reads; a change in any of it asks for a new build. */
const sources = ['src', 'brand', 'inbox', 'server/inbox/api.ts', 'public', 'scripts/build', 'site.config.ts', 'site.schema.ts', 'astro.config.ts', 'package-lock.json'];

const changedAt = (file: string) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newestSource(): number {
  const files = sources.flatMap((source) =>
    statSync(path.join(root, source), { throwIfNoEntry: false })?.isDirectory()
      ? readdirSync(path.join(root, source), { recursive: true, encoding: 'utf8' }).map((name) => path.join(source, name))
      : [source],
  );
  return Math.max(...files.map(changedAt));
}

/** Builds the site where there is no build or a source is newer. @returns the build's exit code, 0 where none was needed */
export function buildIfStale(): number {
  if (changedAt('dist/csp.json') >= newestSource()) return 0;
  console.log('Building the site …');
  return spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' }).status ?? 1;
}
