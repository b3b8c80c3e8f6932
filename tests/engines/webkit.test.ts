import { tryEngine } from './visit.ts';
import { webkit } from './webkit.ts';

tryEngine(webkit);
