import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'units',
          include: ['*.test.ts', 'src/**/*.test.ts', 'scripts/**/*.test.ts', 'server/**/*.test.ts', 'tests/contract/**/*.test.ts'],
          testTimeout: 20_000,
        },
      },
      // One file after the other: builds share what Astro keeps of the words in node_modules/.astro.
      { test: { name: 'build', include: ['tests/build/**/*.test.ts'], testTimeout: 240_000, hookTimeout: 240_000, fileParallelism: false } },
      { test: { name: 'deploy', include: ['tests/deploy/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000, fileParallelism: false } },
      { test: { name: 'faults', include: ['tests/faults/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 120_000, fileParallelism: false } },
    ],
  },
});
