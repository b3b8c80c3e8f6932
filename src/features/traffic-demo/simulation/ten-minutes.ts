import { detect } from './detect.ts';
import { sceneSeed } from './plan.ts';
import { simulate } from './simulate.ts';

export const recording = simulate(sceneSeed);
export const events = detect(recording);
