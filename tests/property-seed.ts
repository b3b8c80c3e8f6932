import fc from 'fast-check';
import { isFullRun } from './test-scope.ts';

/** `npm test` always generates the same cases; `npm run test:all` generates new ones. */
if (!isFullRun) fc.configureGlobal({ seed: 20_261_122 });
