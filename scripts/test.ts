import { type SpawnOptions, spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfStale } from './build-if-stale.ts';
import { provideTestBrowser } from './chromium.ts';
import { commandLine } from './command-line.ts';
import { checkConfiguration } from './configuration.ts';

/**
 * The test suite. `npm test` keeps every promise at least once; `npm run test:all` (`--all`) tries each in its whole breadth (`tests/breadth.ts`), and the
 * other engines beside. With paths, only the tests in these files and folders run, whatever kind they are.
 * Closes with the names of what failed, and one line that counts every check and test.
 */
const { options, words: paths } = commandLine({
  does: 'Tries everything the project promises, and closes with the number of checks that passed and failed.',
  calls: [
    ['npm test', 'every promise at least once'],
    ['npm test -- PATH …', 'the tests in some files and folders'],
    ['npm run test:all', 'every page in every size, scheme and font, every kill, three browser engines'],
  ],
  words: ['PATH', 'a test file, or a folder with some'],
  options: { all: { does: 'what npm run test:all does' } },
});
const everything = options['all'] === true;
await checkConfiguration();
if (everything) process.env['TEST_ALL'] = '1';

type Counts = { passed: number; failed: string[] };
const sum: Counts = { passed: 0, failed: [] };
type Command = [program: string, ...args: string[]];
const tool = (name: string, ...args: string[]): Command => [path.join('node_modules/.bin', name), ...args];
const script = (file: string): Command => [process.execPath, file];

/** Runs a command. @returns whether it ended well, and what it said where it said nothing on the screen itself */
function run([program, ...args]: Command, options: SpawnOptions): Promise<{ ok: boolean; said: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, { shell: process.platform === 'win32', ...options });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
    child.on('error', (error) => resolve({ ok: false, said: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, said }));
  });
}

/** A step whose output shows at once if it runs alone, and in one piece at its end beside others. */
async function step(name: string, command: Command, { alone = false, counts, cwd }: { alone?: boolean; counts?: () => Counts; cwd?: string } = {}): Promise<boolean> {
  if (alone) console.log(`\n── ${name}`);
  const began = performance.now();
  const { ok, said } = await run(command, { stdio: alone ? 'inherit' : 'pipe', cwd });
  const { passed, failed } = counts?.() ?? { passed: ok ? 1 : 0, failed: [] };
  sum.passed += passed;
  // A runner that fails without a failed test (no test found, a crash) has failed all the same.
  sum.failed.push(...(ok || failed.length > 0 ? failed : ['itself']).map((test) => `${name}: ${test}`));
  console.log(`${alone ? '' : `\n── ${name}\n${said}`}── ${name}: ${ok ? 'ok' : 'FAILED'} (${((performance.now() - began) / 1000).toFixed(0)} s)`);
  return ok;
}

const report = <Report>(file: string) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined) as Report | undefined;
type UnitReport = {
  numPassedTests: number;
  testResults: { name: string; status: string; assertionResults: { fullName: string; ancestorTitles: string[]; status: string }[] }[];
};
type Suite = { file: string; suites?: Suite[]; specs: { title: string; ok: boolean; line: number }[] };
type BrowserReport = { stats: { expected: number }; suites: Suite[] };

function vitest(name: string, selection: string[], alone = false): Promise<boolean> {
  const file = `test-results/${name}.json`;
  const counts = () => {
    const { numPassedTests: passed, testResults } = report<UnitReport>(file) ?? { numPassedTests: 0, testResults: [] };
    const failed = testResults.flatMap(({ name, status, assertionResults }) => {
      const tests = assertionResults.filter((test) => test.status === 'failed').map(({ fullName }) => fullName);
      // A file may fail outside its tests: before all of them, or as it is read.
      return (status === 'failed' && tests.length === 0 ? ['itself'] : tests).map((test) => `${path.relative('.', name)} › ${test}`);
    });
    return { passed, failed };
  };
  const command = tool('vitest', 'run', ...selection, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`);
  return step(`tests: ${name}`, command, { alone, counts });
}
const project = (name: string, alone = false) => vitest(name, ['--project', name], alone);

function failedSpecs({ file, suites = [], specs }: Suite): string[] {
  return [...specs.filter(({ ok }) => !ok).map(({ title, line }) => `${file}:${line} › ${title}`), ...suites.flatMap(failedSpecs)];
}

function browser(...files: string[]): Promise<boolean> {
  const counts = () => {
    const { stats, suites } = report<BrowserReport>('test-results/e2e.json') ?? { stats: { expected: 0 }, suites: [] };
    return { passed: stats.expected, failed: suites.flatMap(failedSpecs) };
  };
  return step('tests: browser', tool('playwright', 'test', ...files), { alone: true, counts });
}

/** The journeys in each engine, and how many tests each had: engines are the outermost `describe` of these tests. */
async function engines(): Promise<void> {
  await project('engines', true);
  const tests = report<UnitReport>('test-results/engines.json')?.testResults.flatMap(({ assertionResults }) => assertionResults) ?? [];
  for (const [engine, tried = []] of Object.entries(Object.groupBy(tests, ({ ancestorTitles }) => ancestorTitles[0] ?? 'any engine')))
    console.log(`${engine}: ${tried.filter(({ status }) => status === 'passed').length} of ${tried.length} tests passed`);
}

/** The Observatory's rules stand in a folder of their own: their installation would load lists from the network, so its scripts are left out. */
async function observatory(): Promise<void> {
  const folder = 'tests/observatory';
  const changed = (file: string) => statSync(`${folder}/${file}`, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  if (changed('node_modules/.package-lock.json') <= changed('package-lock.json'))
    await run(['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit' });
  await step('HTTP Observatory', script('tests/observatory/grade.ts'));
}

/**
 * Builds the second site, for all tests that look at it; the browser's wait for it. Builds share what Astro keeps of the words in node_modules/.astro, so it
 * follows the first; the types are those the first has made.
 */
async function secondSite(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'second-site-'));
  process.env['SECOND_SITE'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await step('second site', script('tests/second-site/build.ts'));
}

/** TypeScript and React by TypeScript itself, which knows no Astro files; these by Astro. One thread: the browser has the others. */
async function checkTypes(): Promise<void> {
  await step('types', tool('tsc', '--singleThreaded'));
  await step('types of Astro files', tool('astro', 'check', '--noSync', '--minimumSeverity', 'warning', '--tsconfig', 'tsconfig.astro.json'));
}

/** Every step: what reads the sources beside what builds them, then what looks at the build beside the browser, which waits half of its time. */
async function whole(): Promise<void> {
  const built = step('build', script('scripts/build.ts'));
  const read = (async () => {
    await step('lint', tool('biome', 'ci', '--error-on-warnings', '.'));
    await step('unused code', tool('knip'));
    await project('units');
  })();
  if (!(await built)) {
    await read;
    console.log('\nWhat needs the build was not tried.');
    return;
  }
  const second = secondSite();
  await Promise.all([
    browser(),
    (async () => {
      await second;
      await read;
      await project('build');
      // Faults wait for more than they compute.
      const types = checkTypes();
      for (const name of ['deploy', 'faults']) await project(name);
      await types;
      await step('words', script('scripts/content.ts'));
      await observatory();
    })(),
  ]);
  if (everything && existsSync('tests/engines')) await engines();
}

/** Tests that look at the sources alone. */
const needsNoBuild = (file: string) => !file.startsWith('tests/') || file.startsWith('tests/contract/');

/** The tests in some files and folders. */
async function only(wanted: string[]): Promise<void> {
  const files = wanted.flatMap((each) => {
    const file = path.posix.normalize(each.replaceAll('\\', '/')).replace(/\/$/, '');
    return statSync(file, { throwIfNoEntry: false })?.isDirectory() ? globSync(`${file}/**/*.{test,spec}.ts`, { exclude: ['**/node_modules/**'] }) : [file];
  });
  const missing = files.filter((file) => !existsSync(file) || !/\.(test|spec)\.ts$/.test(file));
  if (files.length === 0 || missing.length > 0) throw new Error(`There is no test at ${[...missing, ...(files.length === 0 ? wanted : [])].join(', ')}.`);
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  if ((specs.length > 0 || !tests.every(needsNoBuild)) && buildIfStale() !== 0) throw new Error('The build failed.');
  if (files.some((file) => /\bsecondSite\(/.test(readFileSync(file, 'utf8')))) await secondSite();
  if (tests.length > 0) await vitest('chosen', tests, true);
  if (specs.length > 0) await browser(...specs.map((file) => file.replaceAll('.', '\\.')));
}

rmSync('test-results', { recursive: true, force: true });
try {
  provideTestBrowser();
  await (paths.length > 0 ? only(paths) : whole());
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
if (!everything && paths.length === 0) console.log('\nEvery page in every size, scheme and font, all kills and the other engines: npm run test:all');
if (sum.failed.length > 0) console.log(`\nFailed:\n${sum.failed.map((test) => `  ${test}`).join('\n')}`);
console.log(`\n${sum.passed} passed, ${sum.failed.length} failed`);
process.exit(sum.failed.length === 0 ? 0 : 1);
