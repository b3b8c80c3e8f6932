import { defineConfig } from 'vitest/config';
import { checkConfiguration } from './scripts/configuration.ts';

await checkConfiguration();

/** The same on every machine. The time zone is far from UTC. */
const env = { TZ: 'America/Chicago', LANG: 'en_US.UTF-8', LC_ALL: 'en_US.UTF-8' };

// Files of a worker share imported modules, which halves the import time. Stubs are reset after each test.
const shared = { isolate: false, unstubGlobals: true, unstubEnvs: true, restoreMocks: true };

export default defineConfig({
  test: {
    env,
    // More than the cores of most machines, because many tests wait for servers and databases.
    maxWorkers: 3,
    projects: [
      {
        test: {
          ...shared,
          name: 'units',
          setupFiles: ['tests/property-seed.ts'],
          include: [
            '*.test.ts',
            'src/**/*.test.ts',
            'scripts/**/*.test.ts',
            'server/**/*.test.ts',
            'inbox/**/*.test.ts',
            'tests/contract/**/*.test.ts',
          ],
          // For a test that hangs: a busy machine takes many times as long as an idle one.
          testTimeout: 120_000,
          hookTimeout: 120_000,
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
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        test: {
          name: 'engines',
          include: ['tests/engines/*.test.ts'],
          expect: { poll: { timeout: 30_000 } },
          testTimeout: 120_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
});
