import type { Group } from './world.ts';

export type Light = 'green' | 'yellow' | 'red';

/** Seconds of one round of the signals. */
export const round = 75;

/** When each road is green and yellow within a round. All is red between, and while people walk. */
const phases: Record<Group, { green: number; yellow: number; red: number }> = {
  main: { green: 0, yellow: 28, red: 31 },
  side: { green: 33.5, yellow: 51.5, red: 54.5 },
};
/** People may set out within this part of a round, across every arm; the rest is for those still crossing. */
export const walking = { from: 57.5, to: 60.5, clear: 75 };

const inRound = (time: number) => time % round;

export function lightAt(group: Group, time: number): Light {
  const { green, yellow, red } = phases[group];
  const moment = inRound(time);
  if (moment >= green && moment < yellow) return 'green';
  return moment >= yellow && moment < red ? 'yellow' : 'red';
}

/** Whether people on foot have the junction. */
export const walkAt = (time: number) => inRound(time) >= walking.from && inRound(time) < walking.clear;

/** Seconds since the light of a road last turned green; 0 while it is not green. */
export const greenFor = (group: Group, time: number) => (lightAt(group, time) === 'green' ? inRound(time) - phases[group].green : 0);

/** The moment in round number `index` (from 0) at which a road turns red. */
export const turnsRed = (group: Group, index: number) => index * round + phases[group].red;
