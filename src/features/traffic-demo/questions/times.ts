import type { TimeRange } from '../../../demo-shared/questions/query.ts';
import {
  extractTimeRange,
  type Period,
  type TimeRule,
} from '../../../demo-shared/questions/times.ts';
import { formatClock } from '../../../format.ts';
import { eventKinds, type TrafficEvent } from '../simulation/events.ts';
import { durationSeconds } from '../simulation/scenario.ts';

const unitPattern = '(?:minutes?|mins?|m|seconds?|secs?|s)';
/** Matches `3:20`, `minute 7` and `the 7th minute`. */
const periodPattern = `\\d+:\\d\\d|(?:the )?minutes? \\d+|(?:the )?\\d+(?:st|nd|rd|th) minute`;
/** Also matches `90 seconds`. */
const momentPattern = `${periodPattern}|(?:the )?\\d+[ -]?${unitPattern}`;

/** A number without a unit means minutes. `1st` has no unit. */
function parseSeconds(text: string) {
  const [amount = 0, seconds] = (text.match(/\d+/g) ?? []).map(Number);
  if (seconds !== undefined) return amount * 60 + seconds;
  return /\d[ -]?s(?!t)/.test(text) ? amount : amount * 60;
}

function parsePeriod(text: string, asRange: boolean): Period {
  const to = parseSeconds(text);
  return asRange && /minute/.test(text)
    ? // A vehicle that enters at 4:00 belongs to minute 5.
      { from: to - 60, to: to - 0.001, name: `minute ${to / 60}` }
    : { from: to, to, name: formatClock(to) };
}

const between = (from: number, to: number): TimeRange => ({
  from,
  to,
  label: `between ${formatClock(from)} and ${formatClock(to)}`,
});

const rules: TimeRule[] = [
  [
    `(?:(?:between|from) )?(\\d+|\\d+:\\d\\d) ?(?:and|to|until|till|-|–) ?(\\d+ ?m\\w*|\\d+:\\d\\d)`,
    (from = '', to = '') => between(parseSeconds(from), parseSeconds(to)),
  ],
  [
    `(?:(?:in|during|for|within|over) )?(?:the )?(?:last|final) (\\d+ ?${unitPattern})`,
    (span = '') => between(durationSeconds - parseSeconds(span), durationSeconds),
  ],
  [
    `(?:around|about|near) (${momentPattern})`,
    (moment = '') => between(parseSeconds(moment) - 30, parseSeconds(moment) + 30),
  ],
];

export function createRangeExtractor(events: TrafficEvent[]) {
  const eventRule: TimeRule = [
    `(?:right |just |shortly )?(before|after|until|up to|since|following) (?:the )?(?:first )?(${eventKinds.join('|')})(?: (?:event|violation|incident|offen[cs]e|runner)s?)?`,
    (preposition = '', eventKind) => {
      const time = events.find(({ kind }) => kind === eventKind)?.time ?? 0;
      return /before|until|up to/.test(preposition)
        ? between(0, time - 1)
        : between(time + 1, durationSeconds);
    },
  ];
  return (text: string) =>
    extractTimeRange(text, {
      rules: [eventRule, ...rules],
      periodPattern,
      momentPattern,
      parse: parsePeriod,
      start: 0,
      end: durationSeconds,
      step: 0,
    });
}
