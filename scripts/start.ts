import { spawn } from 'node:child_process';
import path from 'node:path';
import { buildIfStale } from './build-if-stale.ts';
import { parseCommandLine } from './command-line.ts';
import { checkConfiguration } from './configuration.ts';
import { compileCache, deskFlags } from './desk-launch.ts';

parseCommandLine({
  description: 'Builds the site if a source has changed, serves it and stores its leads.',
  examples: [
    ['npm start', 'on http://127.0.0.1:4321'],
    ['PORT=8080 npm start', 'on another port; docs/desk.md lists the settings'],
    ['SITE_DIR=releases/preview npm start', 'the preview of npm run build -- --drafts'],
  ],
});
await checkConfiguration();
const root = path.resolve(import.meta.dirname, '..');

// If SITE_DIR is set, for example to a preview, there is nothing to build.
const exitCode = process.env['SITE_DIR'] ? 0 : buildIfStale();
if (exitCode !== 0) process.exit(exitCode);
// Node reads flags and NODE_COMPILE_CACHE only at the start of a process.
const desk = spawn(process.execPath, [...deskFlags, 'server/main.ts'], {
  cwd: root,
  stdio: 'inherit',
  env: { NODE_COMPILE_CACHE: path.join(root, compileCache), ...process.env },
});
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const)
  process.on(signal, () => desk.kill(signal));
// Stops the desk if npm is killed and so cannot forward SIGTERM.
const npmPid = process.ppid;
if (process.env['npm_lifecycle_event'] === 'start')
  setInterval(() => process.ppid !== npmPid && desk.kill(), 1000);
desk.on('exit', (code) => process.exit(code ?? 1));
