import path from 'node:path';
import { build } from 'astro';
import { plainError } from './build/plain-error.ts';
import { findBlockingProblems } from './content/blocking-checks.ts';
import { problemLine } from './content/problem.ts';
import { readSources } from './content/sources.ts';

/** Builds the site into `dist/`. A wrong configuration or a mistake in the words ends in one line, not in a stack. */
const root = path.resolve(import.meta.dirname, '..');
const blocking = findBlockingProblems(root, readSources(root));
if (blocking.length > 0) {
  console.error(blocking.map(problemLine).join('\n'));
  process.exit(1);
}
try {
  await build({ logLevel: 'warn' });
} catch (error) {
  console.error(plainError(error, root));
  process.exit(1);
}
