import fc from 'fast-check';
import { vi } from 'vitest';
import { isFullRun } from './test-scope.ts';

// `unstubGlobals` and `unstubEnvs` act before each test, but not before a file's imports.
vi.unstubAllGlobals();
vi.unstubAllEnvs();

// Test files of a worker share one jsdom. Tests in Node have no storage.
if ('localStorage' in globalThis) localStorage.clear();

/** `npm test` always generates the same cases; `npm run test:all` generates new ones. */
if (!isFullRun) fc.configureGlobal({ seed: 20_261_122 });
