import { duration } from './simulation/plan.ts';

/** From when to when, in seconds. */
export type TimeRange = [from: number, to: number];

const spelled = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const number = `(\\d+:\\d\\d|\\d+|${spelled.join('|')})`;
const unit = '(minutes?|mins?|m|seconds?|secs?|s)';
/** `3:20`, `minute 7`, `the 7th minute`, `90 seconds`: a number and its unit. */
const point = `(?:the )?(?:minutes? )?${number}(?:st|nd|rd|th)?(?: ?${unit}\\b)?`;
const start = '(?:(?:in|during|for|within) )?(?:the )?';

/** A number and its unit in seconds; minutes where it has no unit. */
function secondsOf(said = '1', itsUnit = 'minutes'): number {
  const [whole = '', rest] = said.split(':');
  const count = spelled.includes(whole) ? spelled.indexOf(whole) : Number(whole);
  if (rest !== undefined) return count * 60 + Number(rest);
  return itsUnit.startsWith('s') ? count : count * 60;
}

const between = (from?: string, fromUnit?: string, to?: string, toUnit?: string): TimeRange => {
  const [one, other] = [secondsOf(from, fromUnit ?? toUnit), secondsOf(to, toUnit)];
  return [Math.min(one, other), Math.max(one, other)];
};
const around = (moment: number, margin: number): TimeRange => [moment - margin, moment + margin];

/** How a time is said, and which range that is; the first that fits counts. */
const ranges: [RegExp, (...said: (string | undefined)[]) => TimeRange][] = [
  [new RegExp(`\\b(?:between|from) ${point} ?(?:and|to|until|till|-|–) ?${point}`), between],
  [/(\d+:\d\d)() ?(?:to|until|till|-|–) ?(\d+:\d\d)/, between],
  [new RegExp(`\\b${number}() ?(?:to|-|–) ?${number} ?${unit}\\b`), between],
  [new RegExp(`\\b${start}first (?:${number} ?)?${unit}\\b`), (said, itsUnit) => [0, secondsOf(said, itsUnit)]],
  [new RegExp(`\\b${start}last (?:${number} ?)?${unit}\\b`), (said, itsUnit) => [duration - secondsOf(said, itsUnit), duration]],
  [new RegExp(`\\b(?:after|since|past|later than) ${point}`), (said, itsUnit) => [secondsOf(said, itsUnit), duration]],
  [new RegExp(`\\b(?:before|until|till|up to|earlier than) ${point}`), (said, itsUnit) => [0, secondsOf(said, itsUnit)]],
  [new RegExp(`\\b(?:in|during) the ${number}(?:st|nd|rd|th) minute`), (said) => [secondsOf(said) - 60, secondsOf(said)]],
  [new RegExp(`\\b(?:in|at|during) minute ${number}`), (said) => [secondsOf(said), secondsOf(said) + 60]],
  [new RegExp(`\\b(?:around|about|near) ${point}`), (said, itsUnit) => around(secondsOf(said, itsUnit), 30)],
  [/\b(?:at )?(\d+:\d\d)\b/, (said) => around(secondsOf(said), 10)],
];

/** Takes the first time range out of a text: all ten minutes where it says none. */
export function takeTimeRange(text: string): { range: TimeRange; rest: string } {
  for (const [pattern, rangeOf] of ranges) {
    const match = pattern.exec(text);
    if (match) return { range: rangeOf(...match.slice(1).map((said) => said || undefined)), rest: text.replace(match[0], ' ') };
  }
  return { range: [0, duration], rest: text };
}
