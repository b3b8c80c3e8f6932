import { detectEvents } from './detect.ts';
import { sceneSeed } from './scenario.ts';
import { simulate } from './simulate.ts';

export const recording = await simulate(sceneSeed);
export const events = detectEvents(recording);
