import type { TimeRange } from './query.ts';

/** A time by its name: `March`, `2:30`. */
export type Period = { from: number; to: number; name: string };
export type TimeRule = [pattern: string, toRange: (...captures: string[]) => TimeRange];
type Times = {
  /** Patterns of this data, which are tried first. */
  rules: TimeRule[];
  /** Matches the name of a period. It has no capturing groups. */
  period: string;
  /** The same after words such as `since`. */
  moment?: string;
  /** Reads the name of a period. `isWhole` is false if only its start or end is needed. */
  parse: (name: string, isWhole: boolean) => Period;
  start: number;
  end: number;
  /** Distance between two moments: 1 day, or 0 for seconds. */
  step: number;
};

/** Removes the first time range from a text. */
export function readTimeRange(text: string, times: Times): { range?: TimeRange; rest: string } {
  const { period, moment = period, parse, start, end, step } = times;
  const range = (from: number, to: number, label: string) => ({ from, to, label });
  const rules: TimeRule[] = [
    ...times.rules,
    [
      `(?:between|from) (${moment}) ?(?:and|to|until|till|through|-|–) ?(${moment})`,
      (first = '', last = '') => {
        const [a, b] = [parse(first, false), parse(last, false)];
        const [from, to] = [Math.min(a.from, b.from), Math.max(a.to, b.to)];
        return range(from, to, `between ${a.name} and ${b.name}`);
      },
    ],
    [
      `(?:since|starting|from|as of)(?: the)?(?: (?:start|beginning) of)? (${moment})(?: on(?:ward)?s?)?`,
      (name = '') => {
        const { from, name: label } = parse(name, false);
        return range(from, end, `since ${label}`);
      },
    ],
    [
      `(?:right |just |shortly )?(?:after|past|later than) (${moment})`,
      (name = '') => {
        const { to, name: label } = parse(name, false);
        return range(to + step, end, `after ${label}`);
      },
    ],
    [
      `(?:right |just |shortly )?(?:before|until|till|earlier than|prior to) (${moment})`,
      (name = '') => {
        const { from, name: label } = parse(name, false);
        return range(start, from - step, `before ${label}`);
      },
    ],
    [
      `(?:(?:by|before|until|till|up to) the end of|by|up to|through) (${moment})`,
      (name = '') => {
        const { to, name: label } = parse(name, false);
        return range(start, to, `by ${label}`);
      },
    ],
    [
      `(?:in |during |of |for |at |on |over )?(?:the )?(${period})`,
      (name = '') => {
        const { from, to, name: label } = parse(name, true);
        return range(from, to, `${from === to && step === 0 ? 'at' : 'in'} ${label}`);
      },
    ],
  ];
  for (const [pattern, toRange] of rules) {
    const match = new RegExp(`\\b${pattern}(?![\\w:])`).exec(text);
    if (match) return { range: toRange(...match.slice(1)), rest: text.replace(match[0], ' of ') };
  }
  return { rest: text };
}
