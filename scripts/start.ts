import { spawn, spawnSync } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { compileCache, deskFlags } from './desk-launch.ts';

const root = path.resolve(import.meta.dirname, '..');
/** What the build reads; a change in any of it asks for a new build. */
const sources = ['src', 'public', 'scripts/build', 'site.config.ts', 'site.schema.ts', 'astro.config.ts', 'package-lock.json'];

const changedAt = (file: string) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;

function newestSource(): number {
  const files = sources.flatMap((source) =>
    statSync(path.join(root, source), { throwIfNoEntry: false })?.isDirectory()
      ? readdirSync(path.join(root, source), { recursive: true, encoding: 'utf8' }).map((name) => path.join(source, name))
      : [source],
  );
  return Math.max(...files.map(changedAt));
}

if (changedAt('dist/csp.json') < newestSource()) {
  console.log('Building the site …');
  const { status } = spawnSync(process.execPath, ['scripts/build.ts'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
// The desk in a process of its own, so that the build's memory goes back.
const desk = spawn(process.execPath, [...deskFlags, 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: path.join(root, compileCache), ...process.env },
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => desk.kill(signal));
desk.on('exit', (code) => process.exit(code ?? 1));
