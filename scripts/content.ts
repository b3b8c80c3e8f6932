import { statSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from './command-line.ts';
import { checkConfiguration } from './configuration.ts';
import type { Problem } from './content/problem.ts';

/** `npm run content`: reads the words as an editor does and names each fault in one line. The last of its checks reads the built pages. */
commandLine({
  does: 'Reads the words as an editor does and names each fault in one line.',
  calls: [['npm run content', 'all words, and the figures of the last build']],
});
await checkConfiguration();
const [{ findBannedWords }, { findBlockingProblems }, { findWrongLengths }, { findMissingFigures }, { problemLine }, { findRepetitions }, { readSources }, spelling] =
  await Promise.all([
    import('./content/banned.ts'),
    import('./content/blocking-checks.ts'),
    import('./content/lengths.ts'),
    import('./content/missing-figures.ts'),
    import('./content/problem.ts'),
    import('./content/repetition.ts'),
    import('./content/sources.ts'),
    import('./content/spelling.ts'),
  ]);
const root = path.resolve(import.meta.dirname, '..');
const sources = readSources(root);
const rules = [findWrongLengths, findRepetitions, findBannedWords];

const changedAt = (file: string) => statSync(path.join(root, file), { throwIfNoEntry: false })?.mtimeMs ?? 0;
const builtAt = changedAt('dist/csp.json');
const built = builtAt > Math.max(...sources.map(({ file }) => changedAt(file)));

const problems: Problem[] = [
  ...(await findBlockingProblems(root, sources)),
  ...rules.flatMap((rule) => rule(sources)),
  ...spelling.findDisorder(root),
  ...(await spelling.findMisspellings(root)),
  ...(built ? findMissingFigures(path.join(root, 'dist')) : []),
];

const inOrder = problems.sort((one, other) => one.file.localeCompare(other.file) || one.line - other.line);
for (const problem of inOrder) console.log(problemLine(problem));
if (!built) console.log('The figures of the specification were not checked: the words are newer than the build (npm run build).');
console.log(problems.length === 0 ? `${sources.length} files read, nothing to mend` : `${sources.length} files read, ${problems.length} to mend`);
process.exit(problems.length === 0 ? 0 : 1);
