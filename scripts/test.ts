import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, statSync } from 'node:fs';
import { provideChromium } from './chromium.ts';

/** The whole test suite, in the order in which a mistake is cheapest to find. Closes with one line that counts every check and test. */
let passed = 0;
let failed = 0;

const tool = (name: string, ...args: string[]) => spawnSync(`node_modules/.bin/${name}`, args, { stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;

function step(name: string, run: () => boolean, counts?: () => { passed: number; failed: number }): void {
  console.log(`\n── ${name}`);
  const began = performance.now();
  const ok = run();
  const counted = counts?.() ?? { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
  passed += counted.passed;
  // A runner that fails without a failed test (no test found, a crash) has failed all the same.
  failed += !ok && counted.failed === 0 ? 1 : counted.failed;
  console.log(`── ${name}: ${ok ? 'ok' : 'FAILED'} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
}

/** The Observatory's rules stand in a folder of their own: their installation would load lists from the network, so its scripts are left out. */
function provideObservatory(): boolean {
  const folder = 'tests/observatory';
  const changed = (file: string) => statSync(`${folder}/${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (changed('node_modules/.package-lock.json') > changed('package-lock.json')) return true;
  return spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' }).status === 0;
}

const report = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>;
function unitCounts(file: string) {
  const { numPassedTests, numFailedTests } = report(file) as { numPassedTests: number; numFailedTests: number };
  return { passed: numPassedTests, failed: numFailedTests };
}
function browserCounts() {
  const { stats } = report('test-results/e2e.json') as { stats: { expected: number; unexpected: number; flaky: number } };
  if (stats.flaky > 0) console.log(`${stats.flaky} browser tests passed at the second try only (marked flaky above)`);
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected };
}
const units = (project: string) => {
  const file = `test-results/${project}.json`;
  step(
    `tests: ${project}`,
    () => tool('vitest', 'run', '--project', project, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`),
    () => unitCounts(file),
  );
};

rmSync('test-results', { recursive: true, force: true });
try {
  provideChromium();
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
step('types', () => tool('astro', 'check', '--minimumSeverity', 'warning'));
step('lint', () => tool('biome', 'ci', '--error-on-warnings', '.'));
step('unused code', () => tool('knip'));
units('units');
step('build', () => spawnSync(process.execPath, ['scripts/build.ts'], { stdio: 'inherit' }).status === 0);
step('words', () => spawnSync(process.execPath, ['scripts/content.ts'], { stdio: 'inherit' }).status === 0);
units('build');
step('HTTP Observatory', () => provideObservatory() && spawnSync(process.execPath, ['tests/observatory/grade.ts'], { stdio: 'inherit' }).status === 0);
step('browser', () => tool('playwright', 'test'), browserCounts);
units('deploy');
units('faults');

console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
