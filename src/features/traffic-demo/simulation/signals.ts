import type { Road } from './world.ts';

type SignalColor = 'green' | 'yellow' | 'red';

export const cycleSeconds = 75;

/** Seconds of the cycle at which the lights turn red. */
export const redStart = { main: 31, side: 54.5 };
/** People, except jaywalkers, start to cross between these seconds of the cycle. */
export const walkStart = [57.5, 60.5] as const;

/** `from`: second of the cycle. Both roads have red while people walk. */
const phases = [
  { signal: 'main', color: 'green', from: 0, seconds: 28 },
  { signal: 'main', color: 'yellow', from: 28, seconds: 3 },
  { signal: 'main', color: 'red', from: redStart.main, seconds: 44 },
  { signal: 'side', color: 'green', from: 33.5, seconds: 18 },
  { signal: 'side', color: 'yellow', from: 51.5, seconds: 3 },
  { signal: 'side', color: 'red', from: redStart.side, seconds: 54 },
  { signal: 'walk', color: 'green', from: walkStart[0], seconds: 17.5 },
] as const;

/** Returns undefined while `walk` is red, and while `side` is red before its green. */
function phaseAt(signal: Road | 'walk', time: number) {
  const second = time % cycleSeconds;
  return phases.find(
    (phase) =>
      phase.signal === signal && second >= phase.from && second < phase.from + phase.seconds,
  );
}

export const signalColorAt = (road: Road, time: number): SignalColor =>
  phaseAt(road, time)?.color ?? 'red';

export const isWalkPhase = (time: number) => phaseAt('walk', time) !== undefined;

/** Returns seconds since the signal turned green, or 0. */
export function secondsOfGreen(road: Road, time: number) {
  const phase = phaseAt(road, time);
  return phase?.color === 'green' ? (time % cycleSeconds) - phase.from : 0;
}

export const listPhases = (seconds: number) =>
  Array.from({ length: seconds / cycleSeconds }, (_, cycle) =>
    phases.map(({ from, ...phase }) => ({ ...phase, time: cycle * cycleSeconds + from })),
  ).flat();
