import { rmSync } from 'node:fs';
import path from 'node:path';
import { build } from 'astro';
import { plainError } from './build/plain-error.ts';
import { newRelease, switchTo } from './build/releases.ts';
import { findBlockingProblems } from './content/blocking-checks.ts';
import { problemLine } from './content/problem.ts';
import { readSources } from './content/sources.ts';

/** Builds the site into a folder of its own under `releases/`, then lets `dist` lead to it; with `--drafts` a preview that holds what is not published too. A wrong configuration or a mistake in the words ends in one line, not in a stack. */
const root = path.resolve(import.meta.dirname, '..');
const drafts = process.argv.includes('--drafts');
// Whatever the shell says: nothing is published by accident.
process.env['PREVIEW_DRAFTS'] = String(drafts);
const blocking = await findBlockingProblems(root, readSources(root), drafts);
if (blocking.length > 0) {
  console.error(blocking.map(problemLine).join('\n'));
  process.exit(1);
}
const release = newRelease(root);
try {
  await build({ logLevel: 'warn', outDir: release });
  switchTo(root, release);
} catch (error) {
  rmSync(release, { recursive: true, force: true });
  console.error(plainError(error, root));
  process.exit(1);
}
