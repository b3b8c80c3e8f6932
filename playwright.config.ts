import { defineConfig } from '@playwright/test';
import { chromiumArguments, findChromium } from './scripts/chromium.ts';

/** Browser tests over the production build, served by the lead desk (`tests/e2e/site.ts` starts one a worker). */
export default defineConfig({
  testDir: '.',
  testMatch: ['tests/e2e/**/*.spec.ts', 'src/**/*.spec.ts'],
  fullyParallel: true,
  workers: 2,
  // For a test that hangs: some open a dozen pages, and a busy machine takes three times as long as an idle one.
  timeout: 180_000,
  forbidOnly: true,
  // A machine that stalls may fail a test once; the report names each that needed a second try.
  retries: 1,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    launchOptions: { executablePath: findChromium(), args: chromiumArguments },
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
  },
});
