import type { Span } from '../../../demo-shared/questions/query.ts';
import { clock } from '../../../format.ts';
import { numberWords } from '../../../number-words.ts';
import { type EventKind, eventKinds, type TrafficEvent } from '../simulation/events.ts';
import { duration } from '../simulation/plan.ts';

const number = `(\\d+:\\d\\d|\\d+|${numberWords.join('|')})`;
const unit = '(minutes?|mins?|m|seconds?|secs?|s)';
/** `3:20`, `minute 7`, `the 7th minute`, `90 seconds`. */
const point = `(?:the )?(?:minutes? )?${number}(?:st|nd|rd|th)?(?:[ -]?${unit}\\b)?(?: mark)?`;
const start = '(?:(?:in|during|for|within|over) )?(?:the )?';

function secondsOf(said = '1', itsUnit = 'minutes'): number {
  const [whole = '', rest] = said.split(':');
  const spelled = numberWords.indexOf(whole);
  const count = spelled < 0 ? Number(whole) : spelled;
  if (rest !== undefined) return count * 60 + Number(rest);
  return itsUnit.startsWith('s') ? count : count * 60;
}

type Said = (string | undefined)[];
type Range = [from: number, to: number];
const between = ([from, fromUnit, to, toUnit]: Said): Range => {
  const [a, b] = [secondsOf(from, fromUnit ?? toUnit), secondsOf(to, toUnit)];
  return [Math.min(a, b), Math.max(a, b)];
};
const at = ([said, itsUnit]: Said) => secondsOf(said, itsUnit);

/** The first pattern that matches wins. */
const ranges: [string, (said: Said) => Range][] = [
  [`\\b(?:between|from) ${point} ?(?:and|to|until|till|-|–) ?${point}`, between],
  ['(\\d+:\\d\\d)() ?(?:to|until|till|-|–) ?(\\d+:\\d\\d)', between],
  [`\\b${number}() ?(?:to|-|–) ?${number} ?${unit}\\b`, between],
  [`\\b${start}first (?:${number} )?${unit}\\b`, (said) => [0, at(said)]],
  [
    `\\b${start}(?:last|final) (?:${number} )?${unit}\\b`,
    (said) => [duration - at(said), duration],
  ],
  [`\\b(?:after|since|past|later than) ${point}`, (said) => [at(said), duration]],
  [`\\b(?:before|until|till|up to|earlier than) ${point}`, (said) => [0, at(said)]],
  [`\\b(?:in|during) the ${number}(?:st|nd|rd|th) minute`, (said) => [at(said) - 60, at(said)]],
  [`\\b(?:in|at|during) minute ${number}`, (said) => [at(said) - 60, at(said)]],
  [`\\b(?:around|about|near) ${point}`, (said) => [at(said) - 30, at(said) + 30]],
  ['\\b(?:at )?(\\d+:\\d\\d)\\b', (said) => [at(said), at(said)]],
];
const patterns = ranges.map(([pattern, rangeOf]) => [new RegExp(pattern), rangeOf] as const);

/** Takes the first time range out of a question, also `before the near miss`. */
export function spanReader(events: TrafficEvent[]) {
  const relative = new RegExp(
    `\\b(before|after|until|since) (?:the )?(?:first )?(${eventKinds.join('|')})\\b`,
  );
  return (text: string): { span?: Span; rest: string } => {
    const asEvent = relative.exec(text);
    const event = events.find(({ kind }) => kind === (asEvent?.[2] as EventKind | undefined));
    if (asEvent && event) {
      const before = asEvent[1] === 'before' || asEvent[1] === 'until';
      const range: Range = before ? [0, event.time] : [event.time, duration];
      return taken(text, asEvent[0], range);
    }
    for (const [pattern, rangeOf] of patterns) {
      const match = pattern.exec(text);
      if (match)
        return taken(text, match[0], rangeOf(match.slice(1).map((said) => said || undefined)));
    }
    return { rest: text };
  };
}

const taken = (text: string, said: string, [from, to]: Range) => ({
  span: {
    from,
    to,
    label: from === to ? `at ${clock(from)}` : `between ${clock(from)} and ${clock(to)}`,
  },
  rest: text.replace(said, ' '),
});
