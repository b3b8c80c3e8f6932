import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { isBuildCurrent } from './build-if-stale.ts';
import { parseCommandLine } from './command-line.ts';
import { checkConfiguration } from './configuration.ts';

const { args } = parseCommandLine({
  description: 'Checks the content and prints one line per problem, or removes an entry.',
  examples: [
    [
      'npm run content',
      'checks the sources; if the build is current, also whether pages have required texts',
    ],
    [
      'npm run content -- remove blog 3',
      'removes the article with that id, and updates the links to it',
    ],
    ['npm run content -- remove services Edge-service', 'removes a service by its route'],
  ],
  positional: [
    'remove FOLDER ID',
    'FOLDER is blog, industries, case-studies, products or services',
  ],
});
await checkConfiguration();
// These modules import site.config.ts, which is checked above.
const [
  { findBlockingProblems },
  { findLongTitles, findWrongLengths },
  { findMentionsOfDisabledPages },
  { findMissingTexts },
  { formatProblem },
  { readSources },
] = await Promise.all([
  import('./content/blocking-checks.ts'),
  import('./content/lengths.ts'),
  import('./content/mentions.ts'),
  import('./content/required-texts.ts'),
  import('./content/problem.ts'),
  import('./content/sources.ts'),
]);
const root = path.resolve(import.meta.dirname, '..');
if (args.length > 0) {
  const [command, folder = '', id = ''] = args;
  const { removeEntry } = await import('./content/remove.ts');
  try {
    const changes =
      command === 'remove' && args.length === 3 ? removeEntry(root, folder, id) : undefined;
    if (!changes)
      throw new Error(
        `No entry to remove: write 'npm run content -- remove FOLDER ID', with a folder of src/content/ and the id or route of an entry in it.`,
      );
    console.log([...changes, 'Now run npm run content to check the other entries.'].join('\n'));
    process.exit(0);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(2);
  }
}
const sources = readSources(root);
const isCurrent = isBuildCurrent();

const problems = [
  ...(await findBlockingProblems(root, sources)),
  ...findWrongLengths(sources),
  ...findLongTitles(sources),
  ...(isCurrent ? findMissingTexts(path.join(root, 'dist')) : []),
].sort((a, b) => a.file.localeCompare(b.file) || a.line - b.line);
const mentions = findMentionsOfDisabledPages(sources);
for (const problem of [...problems, ...mentions]) console.log(formatProblem(problem));
const spelling = spawnSync(
  process.execPath,
  ['node_modules/cspell/bin.mjs', '--no-progress', '--no-summary', '--show-suggestions'],
  { cwd: root, stdio: 'inherit' },
);
if (!isCurrent)
  console.log('Required texts not checked, because the build is out of date: run npm run build.');
const hasFailed = problems.length > 0 || spelling.status !== 0;
const result =
  mentions.length > 0 ? `${mentions.length} sentences to rewrite` : 'no problems found';
console.log(`${sources.length} files checked: ${hasFailed ? 'see the errors above' : result}`);
process.exit(hasFailed ? 1 : 0);
