import { testEngine } from './visit.ts';
import { webkit } from './webkit.ts';

testEngine(webkit);
