import { defineConfig } from '@playwright/test';
import { chromiumArguments, findTestBrowser } from './scripts/chromium.ts';
import { environmentOf } from './tests/machine-fonts.ts';
import { isExhaustive } from './tests/test-scope.ts';

/**
 * Browser tests of the production build. Each worker starts a lead desk that serves it
 * (`tests/e2e/site.ts`). Fonts, language, time zone and graphics are the same on all machines.
 */
export default defineConfig({
  testMatch: '**/*.spec.ts',
  testIgnore: ['**/node_modules/**', '**/dist/**'],
  globalSetup: './tests/e2e/set-up.ts',
  // Each run empties this folder; other tests write their reports next to it.
  outputDir: 'test-results/browser',
  fullyParallel: true,
  workers: 3,
  // For a test that hangs. Some open a dozen pages, and a busy machine takes three times as long.
  timeout: 180_000,
  // On two cores with 16 to 32 runnable processes, the slowest action or expectation took 5.6 s.
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
    // Without a GPU, animations take an eighth of the time. Tests of motion use `withMotion`.
    contextOptions: { reducedMotion: isExhaustive ? 'no-preference' : 'reduce' },
    // Traces would take a third of the time. `npx playwright test FILE --trace on` records one.
    trace: 'off',
  },
});
