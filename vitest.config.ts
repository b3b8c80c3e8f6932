import { defineConfig } from 'vitest/config';
import { checkConfiguration } from './scripts/configuration.ts';

await checkConfiguration();

/** Sets the same locale on every machine, and a time zone far from UTC. */
const env = { TZ: 'America/Chicago', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' };

// Test files share the modules of their worker, which halves import time.
const shared = {
  isolate: false,
  unstubGlobals: true,
  unstubEnvs: true,
  restoreMocks: true,
  setupFiles: ['tests/setup.ts'],
};

// Long, because a machine that also builds is many times slower.
const timeouts = { testTimeout: 120_000, hookTimeout: 120_000 };
const oneFileAtATime = { ...timeouts, fileParallelism: false };

export default defineConfig({
  test: {
    env,
    // Even on two cores, because tests of servers and databases mostly wait.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: 'units',
          include: [
            '*.test.ts',
            'src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'server/**/*.test.ts',
            'inbox/**/*.test.ts',
            'tests/contract/**/*.test.ts',
          ],
          ...timeouts,
        },
      },
      {
        test: {
          ...shared,
          name: 'build',
          include: ['tests/build/**/*.test.ts'],
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: 'deploy',
          include: ['tests/deploy/**/*.test.ts'],
          ...oneFileAtATime,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          ...oneFileAtATime,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          expect: { poll: { timeout: 30_000 } },
          ...oneFileAtATime,
        },
      },
    ],
  },
});
