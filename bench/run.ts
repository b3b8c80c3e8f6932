import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseCommandLine } from '../scripts/command-line.ts';
import { type BenchName, type BenchOptions, benches, type Figures } from './benches.ts';
import { type BenchResult, resultsMarkdown } from './report.ts';
import { compareWithTargets } from './targets.ts';

const { options: parsedOptions, args: requestedNames } = parseCommandLine({
  description: 'Measures, prints the figures and writes bench/results.json and bench/RESULTS.md.',
  examples: [
    ['npm run bench', 'all benches'],
    ['npm run bench -- NAME …', 'some benches; other results stay'],
  ],
  positional: ['NAME', Object.keys(benches).join(', ')],
  options: {
    runs: { value: 'N', description: 'runs per figure (3)' },
    load: { description: 'keep every core busy during intro' },
  },
});
const options: BenchOptions = {
  runs: Number(parsedOptions['runs'] ?? 3),
  load: parsedOptions['load'] === true,
};
const unknownName = requestedNames.find((name) => !(name in benches));
if (unknownName !== undefined || !(options.runs >= 1)) {
  console.error(
    `${unknownName === undefined ? '--runs must be at least 1.' : `Unknown bench '${unknownName}'.`} See 'npm run bench -- --help'.`,
  );
  process.exit(2);
}

const resultsFile = 'bench/results.json';
const results = readResults();
const benchNames = (Object.keys(benches) as BenchName[]).filter(
  (name) => requestedNames.length === 0 || requestedNames.includes(name),
);
const runStart = performance.now();
for (const name of benchNames) {
  const benchStart = performance.now();
  const rows = await benches[name](options);
  console.log(`\n${name} (${((performance.now() - benchStart) / 1000).toFixed(0)} s)`);
  console.table(rows);
  results[name] = {
    command: `npm run bench -- ${name} --runs ${options.runs}${options.load ? ' --load' : ''}`,
    date: new Date().toISOString().slice(0, 16),
    rows,
  };
  writeFileSync(resultsFile, `${JSON.stringify(results, null, 2)}\n`);
}
const comparison = compareWithTargets(
  Object.fromEntries(Object.entries(results).map(([name, { rows }]) => [name, rows])) as Figures,
);
console.log('\ntargets');
console.table(comparison);
writeFileSync('bench/RESULTS.md', resultsMarkdown(comparison, results));
console.log(
  `${((performance.now() - runStart) / 60_000).toFixed(1)} min, load average ${os.loadavg()[0]?.toFixed(1)}`,
);

/** Returns earlier results; none if the file is missing or invalid. */
function readResults(): Record<string, BenchResult> {
  try {
    return JSON.parse(readFileSync(resultsFile, 'utf8')) as Record<string, BenchResult>;
  } catch {
    return {};
  }
}
