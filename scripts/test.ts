import { spawn } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfStale } from './build-if-stale.ts';
import { ensureTestBrowser } from './chromium.ts';
import { parseCommandLine } from './command-line.ts';
import { checkConfiguration } from './configuration.ts';

const { options, args: paths } = parseCommandLine({
  description: 'Runs all checks and tests, and names the steps that failed.',
  examples: [
    ['npm test', 'all checks; browser tests with one page of each kind'],
    ['npm test -- PATH …', 'the tests in some files and folders'],
    [
      'npm run test:all',
      'every page in every size, color scheme and font; more crash tests; three browser engines',
    ],
  ],
  positional: ['PATH', 'a test file or a folder of tests'],
  options: { all: { description: 'like npm run test:all' } },
});
const isFullRun = options['all'] === true;
await checkConfiguration();
if (isFullRun) process.env['TEST_ALL'] = '1';

const failed: string[] = [];

/** Runs a command. Prints its output live, or else at the end. @returns whether it succeeded */
function runStep(
  name: string,
  [program = '', ...args]: string[],
  { live = false, cwd }: { live?: boolean; cwd?: string } = {},
): Promise<boolean> {
  if (live) console.log(`\n── ${name}`);
  const startedAt = performance.now();
  return new Promise((resolve) => {
    const child = spawn(program, args, { cwd, stdio: live ? 'inherit' : 'pipe' });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    child.on('error', (error) => (output += error.message));
    child.on('close', (code) => {
      const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
      const result = `── ${name}: ${code === 0 ? 'ok' : 'FAILED'} (${seconds} s)`;
      console.log(live ? result : `\n── ${name}\n${output}${result}`);
      if (code !== 0) failed.push(name);
      resolve(code === 0);
    });
  });
}

const localTool = (name: string, ...args: string[]) => [
  path.join('node_modules/.bin', name),
  ...args,
];
const nodeScript = (file: string) => [process.execPath, file];
const runProject = (name: string, output = { live: false }) =>
  runStep(`tests: ${name}`, localTool('vitest', 'run', '--project', name), output);
const runBrowserTests = (...files: string[]) =>
  runStep('tests: browser', localTool('playwright', 'test', ...files), { live: true });

const modifiedAt = (file: string) => statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;

/** Grades the site. Skips install scripts, which would download the HSTS preload list. */
async function runObservatory(): Promise<void> {
  const cwd = 'tests/observatory';
  const installedAt = modifiedAt(`${cwd}/node_modules/.package-lock.json`);
  if (installedAt <= modifiedAt(`${cwd}/package-lock.json`))
    await runStep(
      'install HTTP Observatory',
      ['npm', 'ci', '--ignore-scripts', '--no-audit', '--no-fund'],
      { cwd },
    );
  await runStep('HTTP Observatory', nodeScript('tests/observatory/grade.ts'));
}

/** Builds a second site with other settings for tests. Reuses pictures of the first build. */
async function buildSecondSite(): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'second-site-'));
  process.env['SECOND_SITE'] = folder;
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  await runStep('second site', nodeScript('tests/second-site/build.ts'));
}

async function checkTypes(): Promise<void> {
  await runStep('types', localTool('tsc', '--singleThreaded'));
  const flags = ['--noSync', '--minimumSeverity', 'warning', '--tsconfig', 'tsconfig.astro.json'];
  await runStep('types of Astro files', localTool('astro', 'check', ...flags));
}

/** Runs lint and unit tests during the build, most other steps during the browser tests. */
async function runAll(): Promise<void> {
  const build = runStep('build', nodeScript('scripts/build.ts'));
  const sourceChecks = (async () => {
    await runStep('lint', localTool('biome', 'ci', '--error-on-warnings', '.'));
    await runStep('lint of styles', localTool('stylelint', '{src,brand}/**/*.css'));
    await runStep('unused code', localTool('knip'));
    await runProject('units');
  })();
  if (!(await build)) {
    await sourceChecks;
    console.log('\nThe steps after the build did not run.');
    return;
  }
  const secondBuild = buildSecondSite();
  await Promise.all([
    runBrowserTests(),
    (async () => {
      await secondBuild;
      await sourceChecks;
      await runProject('build');
      const types = checkTypes();
      for (const name of ['deploy', 'faults']) await runProject(name);
      await types;
      await runStep('content', nodeScript('scripts/content.ts'));
      await runObservatory();
    })(),
  ]);
  if (isFullRun && existsSync('tests/engines')) await runProject('engines', { live: true });
}

const needsBuild = (file: string) =>
  file.endsWith('.spec.ts') || (file.startsWith('tests/') && !file.startsWith('tests/contract/'));

async function runPaths(): Promise<void> {
  const files = paths.flatMap((argument) => {
    const file = path.normalize(argument).replace(/\/$/, '');
    return statSync(file, { throwIfNoEntry: false })?.isDirectory()
      ? globSync(`${file}/**/*.{test,spec}.ts`, { exclude: ['**/node_modules/**'] })
      : [file];
  });
  const invalid = files.filter((file) => !existsSync(file) || !/\.(test|spec)\.ts$/.test(file));
  if (files.length === 0 || invalid.length > 0)
    throw new Error(`No test found at ${(invalid.length > 0 ? invalid : paths).join(', ')}.`);
  if (files.some(needsBuild) && buildIfStale() !== 0) throw new Error('The build failed.');
  if (files.some((file) => /\bsecondSite\(/.test(readFileSync(file, 'utf8'))))
    await buildSecondSite();
  const specs = files.filter((file) => file.endsWith('.spec.ts'));
  const tests = files.filter((file) => file.endsWith('.test.ts'));
  if (tests.length > 0)
    await runStep('tests: chosen', localTool('vitest', 'run', ...tests), { live: true });
  // Playwright expects regular expressions.
  if (specs.length > 0) await runBrowserTests(...specs.map((file) => file.replaceAll('.', '\\.')));
}

rmSync('test-results', { recursive: true, force: true });
try {
  ensureTestBrowser();
  await (paths.length > 0 ? runPaths() : runAll());
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll steps passed.');
process.exit(failed.length > 0 ? 1 : 0);
