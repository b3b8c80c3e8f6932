import type { Span } from '../../../demo-shared/questions/query.ts';
import { formatDate } from '../../../format.ts';
import { numberWords } from '../../../number-words.ts';
import { asOf, dateOf, firstDay } from '../model/dataset.ts';

const names = Array.from({ length: 12 }, (_, month) =>
  formatDate(new Date(Date.UTC(2026, month, 1)), 'month').toLowerCase(),
);
const [year, month] = [asOf.getUTCFullYear(), asOf.getUTCMonth()];
const lastDay = 90;

const dayOf = (date: Date) => Math.round((date.getTime() - asOf.getTime()) / 86_400_000);
/** Months beyond 11 are of later years. */
const monthsFrom = (ofYear: number, first: number, count = 1): [number, number] => [
  dayOf(new Date(Date.UTC(ofYear, first, 1))),
  dayOf(new Date(Date.UTC(ofYear, first + count, 0))),
];

const number = `(\\d+|${numberWords.slice(1).join('|')})`;
const numberOf = (said: string) => {
  const spelled = numberWords.indexOf(said);
  return spelled < 0 ? Number(said) : spelled;
};
const monthName = `(${names.map((name) => `${name}|${name.slice(0, 3)}`).join('|')})\\b(?: (20\\d\\d))?`;
const quarter = '(?:q([1-4])|(first|second|third|fourth) quarter)(?: (?:of )?(20\\d\\d))?';
const period = `(?:${monthName}|${quarter}|(20\\d\\d))`;
const unitDays: Record<string, number> = { day: 1, week: 7, month: 30, quarter: 91, year: 365 };
const ordinals = ['first', 'second', 'third', 'fourth'];

type Named = { from: number; to: number; name: string };

/** Without a year: the latest that has begun, or the next for what is to come. */
function periodOf(parts: (string | undefined)[], ahead: boolean): Named {
  const [monthSaid, monthYear, q, ordinal, quarterYear, bare] = parts;
  if (monthSaid) {
    const index = names.findIndex((name) => name.startsWith(monthSaid.slice(0, 3)));
    const usual = ahead ? year + (index < month ? 1 : 0) : year - (index > month ? 1 : 0);
    const [from, to] = monthsFrom(Number(monthYear ?? usual), index);
    return { from, to, name: formatDate(dateOf(from), 'monthAndYear') };
  }
  if (q || ordinal) {
    const index = q ? Number(q) - 1 : ordinals.indexOf(ordinal ?? '');
    const usual = ahead
      ? year + (index * 3 + 2 < month ? 1 : 0)
      : year - (index * 3 > month ? 1 : 0);
    const ofYear = Number(quarterYear ?? usual);
    const [from, to] = monthsFrom(ofYear, index * 3, 3);
    return { from, to, name: `Q${index + 1} ${ofYear}` };
  }
  const [from, to] = monthsFrom(Number(bare), 0, 12);
  return { from, to, name: String(bare) };
}

const named = (from: number, to: number, label: string): Span => ({ from, to, label });
const isAhead = /\b(deals?|pipeline|clos\w+|due|opportunit\w+|next|upcoming)\b/;

type Rule = [RegExp, (parts: (string | undefined)[], ahead: boolean) => Span];
const rules: Rule[] = [
  [
    new RegExp(
      `\\b(?:in |over |during |for )?(?:the )?(?:last|past|previous|recent) ${number} (day|week|month|quarter|year)s?\\b`,
    ),
    ([count = '1', unit = 'day']) => {
      const days =
        unit === 'month' && numberOf(count) === 12 ? 365 : numberOf(count) * (unitDays[unit] ?? 1);
      return named(-days, -1, days === 365 ? 'in the last 12 months' : `in the last ${days} days`);
    },
  ],
  [
    new RegExp(`\\b(?:in |within )?(?:the )?(?:next|coming) ${number} (day|week|month)s?\\b`),
    ([count = '1', unit = 'day']) => {
      const days = numberOf(count) * (unitDays[unit] ?? 1);
      return named(1, days, `in the next ${days} days`);
    },
  ],
  [
    /\b(?<!call )(?:in |during |over )?(?:the )?(past|last|previous|this|current|next) (week|month|quarter|year)\b/,
    ([which = 'last', unit = 'month']) => relative(which, unit),
  ],
  [
    new RegExp(`\\b(?:between|from) ${period} (?:and|to|until|through) ${period}`),
    (parts, ahead) => {
      const [a, b] = [periodOf(parts.slice(0, 6), ahead), periodOf(parts.slice(6), ahead)];
      return named(a.from, b.to, `between ${a.name} and ${b.name}`);
    },
  ],
  [
    new RegExp(`\\b(?:since|from) (?:the (?:start|beginning) of )?${period}(?: on(?:ward)?s?)?`),
    (parts, ahead) => {
      const { from, name } = periodOf(parts, ahead);
      return named(from, -1, `since ${name}`);
    },
  ],
  [
    new RegExp(`\\bafter ${period}`),
    (parts, ahead) => {
      const { to, name } = periodOf(parts, ahead);
      return named(to + 1, ahead ? lastDay : -1, `after ${name}`);
    },
  ],
  [
    new RegExp(`\\b(?:before|until|by the end of|up to) ${period}`),
    (parts, ahead) => {
      const { from, name } = periodOf(parts, ahead);
      return named(ahead ? 0 : firstDay, from - 1, `before ${name}`);
    },
  ],
  [
    new RegExp(`\\b(?:(?:in|during|of|for) )?(?:the )?${period}`),
    (parts, ahead) => {
      const { from, to, name } = periodOf(parts, ahead);
      return named(from, to, `in ${name}`);
    },
  ],
  [
    /\b(?:of all time|all time|in all|in 24 months|in two years)\b/,
    () => named(firstDay, lastDay, 'of all time'),
  ],
];

/** `last month` is the last whole one; `past month` the last 30 days. */
function relative(which: string, unit: string): Span {
  if (unit === 'week' || which === 'past') {
    const days = unitDays[unit] ?? 7;
    if (which === 'next') return named(1, days, `in the next ${days} days`);
    return named(-days, -1, days === 365 ? 'in the last 12 months' : `in the last ${days} days`);
  }
  const step = which === 'next' ? 1 : which === 'last' || which === 'previous' ? -1 : 0;
  if (unit === 'month') {
    const [from, to] = monthsFrom(year, month + step);
    return named(from, to, `in ${formatDate(dateOf(from), 'monthAndYear')}`);
  }
  if (unit === 'year') {
    const [from, to] = monthsFrom(year + step, 0, 12);
    return named(from, to, `in ${year + step}`);
  }
  const first = Math.floor(month / 3) * 3 + step * 3;
  const [from, to] = monthsFrom(year, first, 3);
  const date = dateOf(from);
  return named(from, to, `in Q${date.getUTCMonth() / 3 + 1} ${date.getUTCFullYear()}`);
}

/** Takes the first span of days out of a question. */
export function takeSpan(text: string): { span?: Span; rest: string } {
  const ahead = isAhead.test(text);
  for (const [pattern, spanOf] of rules) {
    const match = pattern.exec(text);
    if (match) return { span: spanOf(match.slice(1), ahead), rest: text.replace(match[0], ' ') };
  }
  return { rest: text };
}

export const monthNames = (): string[] =>
  Array.from({ length: 28 }, (_, index) =>
    formatDate(new Date(Date.UTC(2024, 10 + index, 1)), 'monthAndYear'),
  );
