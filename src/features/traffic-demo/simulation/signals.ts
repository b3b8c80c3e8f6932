import type { Road } from './world.ts';

export type Light = 'green' | 'yellow' | 'red';

/** Length of one signal cycle. */
export const cycleSeconds = 75;

/** Second at which each color starts. All lights are red between phases and while people walk. */
const phases: Record<Road, { green: number; yellow: number; red: number }> = {
  main: { green: 0, yellow: 28, red: 31 },
  side: { green: 33.5, yellow: 51.5, red: 54.5 },
};
/** People start to cross between `from` and `to`, and all have crossed at `clear`. */
export const walkPhase = { from: 57.5, to: 60.5, clear: 75 };

const timeInCycle = (time: number) => time % cycleSeconds;

export function lightAt(road: Road, time: number): Light {
  const { green, yellow, red } = phases[road];
  const second = timeInCycle(time);
  if (second >= green && second < yellow) return 'green';
  return second >= yellow && second < red ? 'yellow' : 'red';
}

export const isWalkPhase = (time: number) =>
  timeInCycle(time) >= walkPhase.from && timeInCycle(time) < walkPhase.clear;

/** Seconds since the light turned green; 0 if it is not green. */
export const secondsOfGreen = (road: Road, time: number) =>
  lightAt(road, time) === 'green' ? timeInCycle(time) - phases[road].green : 0;

/** `cycle` counts from 0. */
export const redStartsAt = (road: Road, cycle: number) => cycle * cycleSeconds + phases[road].red;

/** Lists all phases of the lights up to a second. */
export function listPhases(end: number) {
  const cyclePhases = [
    ...(['main', 'side'] as const).flatMap((light) => {
      const { green, yellow, red } = phases[light];
      return [
        { light, color: 'green', from: green, seconds: yellow - green },
        { light, color: 'yellow', from: yellow, seconds: red - yellow },
        { light, color: 'red', from: red, seconds: cycleSeconds - red + green },
      ];
    }),
    {
      light: 'walk',
      color: 'green',
      from: walkPhase.from,
      seconds: walkPhase.clear - walkPhase.from,
    },
  ];
  return Array.from({ length: end / cycleSeconds }, (_, cycle) =>
    cyclePhases.map(({ from, ...phase }) => ({ ...phase, time: cycle * cycleSeconds + from })),
  ).flat();
}
