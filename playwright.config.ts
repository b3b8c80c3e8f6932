import { defineConfig } from '@playwright/test';
import { chromiumArguments, findTestBrowser } from './scripts/chromium.ts';
import { environmentOf } from './tests/machine-fonts.ts';
import { isExhaustive } from './tests/test-scope.ts';

/**
 * Browser tests over the production build, served by the lead desk (`tests/e2e/site.ts` starts one a worker).
 * What differs from machine to machine (fonts, language, time zone, graphics card) is the same on all.
 */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  testIgnore: ['**/node_modules/**', '**/dist/**'],
  globalSetup: './tests/e2e/set-up.ts',
  // A folder of its own: a run begins by emptying it, while reports of other tests stand beside it.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 3,
  // For a test that hangs: some open a dozen pages, and a busy machine takes three times as long as an idle one.
  timeout: 180_000,
  // An element that is missing. On two cores with 16 to 32 runnable processes the slowest action or expectation took 5.6 s.
  expect: { timeout: 10_000 },
  forbidOnly: true,
  retries: 0,
  reporter: 'list',
  use: {
    launchOptions: {
      executablePath: findTestBrowser(),
      args: chromiumArguments,
      env: environmentOf('desktop'),
    },
    actionTimeout: 10_000,
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    viewport: { width: 1440, height: 900 },
    // Movement is drawn by the processor here, an eighth of the time; tests of what moves ask for it.
    contextOptions: { reducedMotion: isExhaustive ? 'no-preference' : 'reduce' },
    // A trace of every test would take a third of the time; `npx playwright test FILE --trace on` makes one of a test that fails.
    trace: 'off',
  },
});
