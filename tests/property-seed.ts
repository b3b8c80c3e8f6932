import fc from 'fast-check';
import { isExhaustive } from './test-scope.ts';

/** `npm test` always generates the same cases; `npm run test:all` generates new ones. */
if (!isExhaustive) fc.configureGlobal({ seed: 20_261_122 });
