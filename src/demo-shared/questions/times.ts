import type { TimeRange } from './query.ts';
import words from './words.json' with { type: 'json' };

/** A named time range or moment: `March`, `2:30`. */
export type Period = { from: number; to: number; name: string };
export type TimeRule = [pattern: string, toRange: (...captures: string[]) => TimeRange];
type TimeSyntax = {
  rules: TimeRule[];
  /** Matches a period's name; has no capturing groups. */
  periodPattern: string;
  /** Matches a period or moment after words such as `since`. */
  momentPattern?: string;
  /** Minute 7 is 6:00 to 7:00 with `asRange`, and 7:00 without, as in `since minute 7`. */
  parse: (name: string, asRange: boolean) => Period;
  /** `by March` begins at `start`, and `since March` ends at `end`. */
  start: number;
  end: number;
  /** `after March` begins 1 day after, but `after 2:30` begins at 2:30. */
  step: 0 | 1;
};

export function extractTimeRange(text: string, syntax: TimeSyntax) {
  const { periodPattern, momentPattern = periodPattern, parse, start, end, step } = syntax;
  const ruleFor = (
    word: keyof typeof words.times,
    boundsOf: (period: Period) => [number, number],
  ): TimeRule => [
    `(?:${words.times[word]}) (${momentPattern})(?: on(?:ward)?s?)?`,
    (name = '') => {
      const period = parse(name, false);
      const [from, to] = boundsOf(period);
      return { from, to, label: `${word} ${period.name}` };
    },
  ];
  const rules: TimeRule[] = [
    ...syntax.rules,
    [
      `(?:between|from) (${momentPattern}) ?(?:${words.times.and}) ?(${momentPattern})`,
      (...names) => {
        const [a, b] = names.map((name) => parse(name, false)) as [Period, Period];
        const label = `between ${a.name} and ${b.name}`;
        return { from: Math.min(a.from, b.from), to: Math.max(a.to, b.to), label };
      },
    ],
    ruleFor('since', ({ from }) => [from, end]),
    ruleFor('after', ({ to }) => [to + step, end]),
    ruleFor('before', ({ from }) => [start, from - step]),
    ruleFor('by', ({ to }) => [start, to]),
    [
      `(?:in |during |of |for |at |on |over )?(?:the )?(${periodPattern})`,
      (name = '') => {
        const { from, to, name: label } = parse(name, true);
        return { from, to, label: `${from === to && step === 0 ? 'at' : 'in'} ${label}` };
      },
    ],
  ];
  for (const [pattern, toRange] of rules) {
    const match = new RegExp(`\\b${pattern}(?![\\w:])`).exec(text);
    // `of` separates the words around the range.
    if (match) return { range: toRange(...match.slice(1)), rest: text.replace(match[0], ' of ') };
  }
  return { rest: text };
}
