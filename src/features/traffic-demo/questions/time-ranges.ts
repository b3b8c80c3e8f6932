import type { TimeRange } from '../../../demo-shared/questions/query.ts';
import { clock } from '../../../format.ts';
import { numberWords } from '../../../number-words.ts';
import { type EventKind, eventKinds, type TrafficEvent } from '../simulation/events.ts';
import { duration } from '../simulation/scenario.ts';

const numberPattern = `(\\d+:\\d\\d|\\d+|${numberWords.join('|')})`;
const unitPattern = '(minutes?|mins?|m|seconds?|secs?|s)';
/** `3:20`, `minute 7`, `the 7th minute`, `90 seconds` */
const momentPattern = `(?:the )?(?:minutes? )?${numberPattern}(?:st|nd|rd|th)?(?:[ -]?${unitPattern}\\b)?(?: mark)?`;
const prefixPattern = '(?:(?:in|during|for|within|over) )?(?:the )?';

function parseSeconds(text = '1', unit = 'minutes'): number {
  const [whole = '', seconds] = text.split(':');
  const spelled = numberWords.indexOf(whole);
  const count = spelled < 0 ? Number(whole) : spelled;
  if (seconds !== undefined) return count * 60 + Number(seconds);
  return unit.startsWith('s') ? count : count * 60;
}

type Captures = (string | undefined)[];
type Seconds = [from: number, to: number];
const between = ([from, fromUnit, to, toUnit]: Captures): Seconds => {
  const [a, b] = [parseSeconds(from, fromUnit ?? toUnit), parseSeconds(to, toUnit)];
  return [Math.min(a, b), Math.max(a, b)];
};
const moment = ([text, unit]: Captures) => parseSeconds(text, unit);

/** The first match wins. */
const ranges: [string, (captures: Captures) => Seconds][] = [
  [`\\b(?:between|from) ${momentPattern} ?(?:and|to|until|till|-|–) ?${momentPattern}`, between],
  ['(\\d+:\\d\\d)() ?(?:to|until|till|-|–) ?(\\d+:\\d\\d)', between],
  [`\\b${numberPattern}() ?(?:to|-|–) ?${numberPattern} ?${unitPattern}\\b`, between],
  [
    `\\b${prefixPattern}first (?:${numberPattern} )?${unitPattern}\\b`,
    (captures) => [0, moment(captures)],
  ],
  [
    `\\b${prefixPattern}(?:last|final) (?:${numberPattern} )?${unitPattern}\\b`,
    (captures) => [duration - moment(captures), duration],
  ],
  [
    `\\b(?:after|since|past|later than) ${momentPattern}`,
    (captures) => [moment(captures), duration],
  ],
  [
    `\\b(?:before|until|till|up to|earlier than) ${momentPattern}`,
    (captures) => [0, moment(captures)],
  ],
  [
    `\\b(?:in|during) the ${numberPattern}(?:st|nd|rd|th) minute`,
    (captures) => [moment(captures) - 60, moment(captures)],
  ],
  [
    `\\b(?:in|at|during) minute ${numberPattern}`,
    (captures) => [moment(captures) - 60, moment(captures)],
  ],
  [
    `\\b(?:around|about|near) ${momentPattern}`,
    (captures) => [moment(captures) - 30, moment(captures) + 30],
  ],
  ['\\b(?:at )?(\\d+:\\d\\d)\\b', (captures) => [moment(captures), moment(captures)]],
];
const rangePatterns = ranges.map(
  ([pattern, toSeconds]) => [new RegExp(pattern), toSeconds] as const,
);

/** The returned function removes the first time range from a question, also `before the near miss`. */
export function createRangeExtractor(events: TrafficEvent[]) {
  const eventPattern = new RegExp(
    `\\b(before|after|until|since) (?:the )?(?:first )?(${eventKinds.join('|')})\\b`,
  );
  return (text: string): { range?: TimeRange; rest: string } => {
    const eventMatch = eventPattern.exec(text);
    const event = events.find(({ kind }) => kind === (eventMatch?.[2] as EventKind | undefined));
    if (eventMatch && event) {
      const isBefore = eventMatch[1] === 'before' || eventMatch[1] === 'until';
      const seconds: Seconds = isBefore ? [0, event.time] : [event.time, duration];
      return extract(text, eventMatch[0], seconds);
    }
    for (const [pattern, toSeconds] of rangePatterns) {
      const match = pattern.exec(text);
      if (match)
        return extract(
          text,
          match[0],
          toSeconds(match.slice(1).map((capture) => capture || undefined)),
        );
    }
    return { rest: text.replace(minutes, inSeconds) };
  };
}

/** Comparisons are in seconds: `more than a minute and a half`. */
const minutes = new RegExp(
  `(?<=\\b(?:than|over|under|above|below|least|most|for) )(${numberPattern}|a|half a) minutes?( and a half)?\\b`,
);
const inSeconds = (_: string, said: string, _number?: string, half?: string) =>
  `${said === 'half a' ? 30 : parseSeconds(said === 'a' ? 'one' : said) + (half ? 30 : 0)} seconds`;

const extract = (text: string, match: string, [from, to]: Seconds) => ({
  range: {
    from,
    to,
    label: from === to ? `at ${clock(from)}` : `between ${clock(from)} and ${clock(to)}`,
  },
  rest: text.replace(match, ' '),
});
