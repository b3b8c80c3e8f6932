import { defineConfig } from '@playwright/test';
import { chromiumArguments, findTestBrowser } from './scripts/chromium.ts';
import { environmentOf } from './tests/system-fonts.ts';
import { isFullRun } from './tests/test-scope.ts';

/** Browser tests of the production build. Each worker starts a lead desk that serves it. */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  testIgnore: ['**/node_modules/**', '**/dist/**'],
  globalSetup: './tests/e2e/set-up.ts',
  // Playwright empties this folder, so other tests must not write to it.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 3,
  // Some tests open a dozen pages, and a busy machine is three times slower.
  timeout: 180_000,
  // The slowest action or expectation took 5.6 s, on two cores with 16 to 32 runnable processes.
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: findTestBrowser(),
      args: chromiumArguments,
      env: environmentOf('windows'),
    },
    actionTimeout: 10_000,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    viewport: { width: 1440, height: 900 },
    // Without a GPU, animations take an eighth of a run. Full runs and motion tests enable them.
    contextOptions: { reducedMotion: isFullRun ? 'no-preference' : 'reduce' },
    // Traces would take a third of a run. Add `--trace on` to record one.
    trace: 'off',
  },
});
