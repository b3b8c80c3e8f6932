import type { TimeRange } from '../../../demo-shared/questions/query.ts';
import { formatDate } from '../../../format.ts';
import { numberWords } from '../../../number-words.ts';
import { asOf, dateOf, firstDay } from '../model/dataset.ts';

const months = Array.from({ length: 12 }, (_, month) =>
  formatDate(new Date(Date.UTC(2026, month, 1)), 'month').toLowerCase(),
);
const [year, month] = [asOf.getUTCFullYear(), asOf.getUTCMonth()];
const lastDay = 90;

/** Days after the date of the data, negative before it. */
const dayOf = (date: Date) => Math.round((date.getTime() - asOf.getTime()) / 86_400_000);
/** First and last day of some months. Month 12 is January of the next year. */
const daysOfMonths = (inYear: number, first: number, count = 1): [number, number] => [
  dayOf(new Date(Date.UTC(inYear, first, 1))),
  dayOf(new Date(Date.UTC(inYear, first + count, 0))),
];

const numberPattern = `(\\d+|${numberWords.slice(1).join('|')})`;
const parseNumber = (text: string) => {
  const spelled = numberWords.indexOf(text);
  return spelled < 0 ? Number(text) : spelled;
};
const monthPattern = `(${months.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})\\b(?: (20\\d\\d))?`;
const quarterPattern = '(?:q([1-4])|(first|second|third|fourth) quarter)(?: (?:of )?(20\\d\\d))?';
const periodPattern = `(?:${monthPattern}|${quarterPattern}|(20\\d\\d))`;
const unitDays: Record<string, number> = { day: 1, week: 7, month: 30, quarter: 91, year: 365 };
const ordinals = ['first', 'second', 'third', 'fourth'];

type Period = { from: number; to: number; name: string };

type Captures = (string | undefined)[];

/** A period without a year is the last one that has begun. Ahead, it is the next that has not ended. */
function parsePeriod(captures: Captures, isAhead: boolean): Period {
  const [monthName, monthYear, quarterNumber, ordinal, quarterYear, yearOnly] = captures;
  if (monthName) {
    const index = months.findIndex((name) => name.startsWith(monthName.slice(0, 3)));
    const defaultYear = isAhead ? year + (index < month ? 1 : 0) : year - (index > month ? 1 : 0);
    const [from, to] = daysOfMonths(Number(monthYear ?? defaultYear), index);
    return { from, to, name: formatDate(dateOf(from), 'monthAndYear') };
  }
  if (quarterNumber || ordinal) {
    const index = quarterNumber ? Number(quarterNumber) - 1 : ordinals.indexOf(ordinal ?? '');
    const defaultYear = isAhead
      ? year + (index * 3 + 2 < month ? 1 : 0)
      : year - (index * 3 > month ? 1 : 0);
    const inYear = Number(quarterYear ?? defaultYear);
    const [from, to] = daysOfMonths(inYear, index * 3, 3);
    return { from, to, name: `Q${index + 1} ${inYear}` };
  }
  const [from, to] = daysOfMonths(Number(yearOnly), 0, 12);
  return { from, to, name: String(yearOnly) };
}

const range = (from: number, to: number, label: string): TimeRange => ({ from, to, label });
const aheadPattern = /\b(deals?|pipeline|clos\w+|due|opportunit\w+|next|upcoming)\b/;

type Rule = [RegExp, (captures: Captures, isAhead: boolean) => TimeRange];
const rules: Rule[] = [
  [
    new RegExp(
      `\\b(?:in |over |during |for )?(?:the )?(?:last|past|previous|recent) ${numberPattern} (day|week|month|quarter|year)s?\\b`,
    ),
    ([count = '1', unit = 'day']) => {
      const days =
        unit === 'month' && parseNumber(count) === 12
          ? 365
          : parseNumber(count) * (unitDays[unit] ?? 1);
      return range(-days, -1, days === 365 ? 'in the last 12 months' : `in the last ${days} days`);
    },
  ],
  [
    new RegExp(
      `\\b(?:in |within )?(?:the )?(?:next|coming) ${numberPattern} (day|week|month)s?\\b`,
    ),
    ([count = '1', unit = 'day']) => {
      const days = parseNumber(count) * (unitDays[unit] ?? 1);
      return range(1, days, `in the next ${days} days`);
    },
  ],
  [
    /\b(?<!call )(?:in |during |over )?(?:the )?(past|last|previous|this|current|next) (week|month|quarter|year)\b/,
    ([which = 'last', unit = 'month']) => relativeRange(which, unit),
  ],
  [
    new RegExp(`\\b(?:between|from) ${periodPattern} (?:and|to|until|through) ${periodPattern}`),
    (captures, isAhead) => {
      const [a, b] = [
        parsePeriod(captures.slice(0, 6), isAhead),
        parsePeriod(captures.slice(6), isAhead),
      ];
      return range(a.from, b.to, `between ${a.name} and ${b.name}`);
    },
  ],
  [
    new RegExp(
      `\\b(?:since|from) (?:the (?:start|beginning) of )?${periodPattern}(?: on(?:ward)?s?)?`,
    ),
    (captures, isAhead) => {
      const { from, name } = parsePeriod(captures, isAhead);
      return range(from, -1, `since ${name}`);
    },
  ],
  [
    new RegExp(`\\bafter ${periodPattern}`),
    (captures, isAhead) => {
      const { to, name } = parsePeriod(captures, isAhead);
      return range(to + 1, isAhead ? lastDay : -1, `after ${name}`);
    },
  ],
  [
    new RegExp(`\\b(?:before|until|by the end of|up to) ${periodPattern}`),
    (captures, isAhead) => {
      const { from, name } = parsePeriod(captures, isAhead);
      return range(isAhead ? 0 : firstDay, from - 1, `before ${name}`);
    },
  ],
  [
    new RegExp(`\\b(?:(?:in|during|of|for) )?(?:the )?${periodPattern}`),
    (captures, isAhead) => {
      const { from, to, name } = parsePeriod(captures, isAhead);
      return range(from, to, `in ${name}`);
    },
  ],
  [
    /\b(?:of all time|all time|in all|in 24 months|in two years)\b/,
    () => range(firstDay, lastDay, 'of all time'),
  ],
];

/** `last month` is the last calendar month; `past month` is the last 30 days. */
function relativeRange(which: string, unit: string): TimeRange {
  if (unit === 'week' || which === 'past') {
    const days = unitDays[unit] ?? 7;
    if (which === 'next') return range(1, days, `in the next ${days} days`);
    return range(-days, -1, days === 365 ? 'in the last 12 months' : `in the last ${days} days`);
  }
  const step = which === 'next' ? 1 : which === 'last' || which === 'previous' ? -1 : 0;
  if (unit === 'month') {
    const [from, to] = daysOfMonths(year, month + step);
    return range(from, to, `in ${formatDate(dateOf(from), 'monthAndYear')}`);
  }
  if (unit === 'year') {
    const [from, to] = daysOfMonths(year + step, 0, 12);
    return range(from, to, `in ${year + step}`);
  }
  const first = Math.floor(month / 3) * 3 + step * 3;
  const [from, to] = daysOfMonths(year, first, 3);
  const date = dateOf(from);
  return range(from, to, `in Q${date.getUTCMonth() / 3 + 1} ${date.getUTCFullYear()}`);
}

/** Removes the first date range from a question. */
export function extractRange(text: string): { range?: TimeRange; rest: string } {
  const isAhead = aheadPattern.test(text);
  for (const [pattern, toRange] of rules) {
    const match = pattern.exec(text);
    if (match)
      return { range: toRange(match.slice(1), isAhead), rest: text.replace(match[0], ' ') };
  }
  return { rest: text };
}

export const monthNames = (): string[] =>
  Array.from({ length: 28 }, (_, index) =>
    formatDate(new Date(Date.UTC(2024, 10 + index, 1)), 'monthAndYear'),
  );
