import fc from 'fast-check';
import { isExhaustive } from './breadth.ts';

/** Properties try the same cases in every `npm test`; `npm run test:all` tries others each time. */
if (!isExhaustive) fc.configureGlobal({ seed: 20_261_122 });
