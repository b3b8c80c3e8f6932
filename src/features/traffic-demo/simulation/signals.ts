import type { Group } from './world.ts';

export type Light = 'green' | 'yellow' | 'red';

/** Seconds of one round of the signals. */
export const round = 75;

/** Start in seconds; all lights are red between phases and while people walk. */
const phases: Record<Group, { green: number; yellow: number; red: number }> = {
  main: { green: 0, yellow: 28, red: 31 },
  side: { green: 33.5, yellow: 51.5, red: 54.5 },
};
/** People start between `from` and `to`; the last ones arrive by `clear`. */
export const walking = { from: 57.5, to: 60.5, clear: 75 };

const inRound = (time: number) => time % round;

export function lightAt(group: Group, time: number): Light {
  const { green, yellow, red } = phases[group];
  const moment = inRound(time);
  if (moment >= green && moment < yellow) return 'green';
  return moment >= yellow && moment < red ? 'yellow' : 'red';
}

export const walkAt = (time: number) =>
  inRound(time) >= walking.from && inRound(time) < walking.clear;

/** Seconds of green so far; 0 on other lights. */
export const greenFor = (group: Group, time: number) =>
  lightAt(group, time) === 'green' ? inRound(time) - phases[group].green : 0;

/** `index` counts rounds from 0. */
export const turnsRed = (group: Group, index: number) => index * round + phases[group].red;

/** All phases of the lights that start within some seconds. */
export function phaseChanges(within: number) {
  const perRound = [
    ...(['main', 'side'] as const).flatMap((light) => {
      const { green, yellow, red } = phases[light];
      return [
        { light, color: 'green', from: green, seconds: yellow - green },
        { light, color: 'yellow', from: yellow, seconds: red - yellow },
        { light, color: 'red', from: red, seconds: round - red + green },
      ];
    }),
    { light: 'walk', color: 'green', from: walking.from, seconds: walking.clear - walking.from },
  ];
  return Array.from({ length: within / round }, (_, index) =>
    perRound.map(({ from, ...phase }) => ({ ...phase, time: index * round + from })),
  ).flat();
}
