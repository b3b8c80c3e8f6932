import type { TimeRange } from '../../../demo-shared/questions/query.ts';
import {
  extractTimeRange,
  type Period,
  type TimeRule,
} from '../../../demo-shared/questions/times.ts';
import { formatDate } from '../../../format.ts';
import { asOf, type Day, dateOf, firstDay } from '../model/dataset.ts';

const [thisYear, thisMonth] = [asOf.getUTCFullYear(), asOf.getUTCMonth()];
/** No deal closes later. */
const lastDay = 90;

/** Month 12 is January of the next year. */
const dayOf = (year: number, month: number, day = 1): Day =>
  Math.round((Date.UTC(year, month, day) - asOf.getTime()) / 86_400_000);
const monthRange = (year: number, month: number, monthCount: number) => ({
  from: dayOf(year, month),
  to: dayOf(year, month + monthCount, 0),
});
const formatMonth = (day: Day) => formatDate(dateOf(day), 'monthAndYear');
const formatYear = (day: Day) => String(dateOf(day).getUTCFullYear());
const formatQuarter = (day: Day) =>
  `Q${Math.floor(dateOf(day).getUTCMonth() / 3) + 1} ${formatYear(day)}`;

const months = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec'.split('|');
const weekdays = 'sun|mon|tue|wed|thu|fri|sat'.split('|');
const unitDays: Record<string, number> = { day: 1, week: 7, month: 30, quarter: 91, year: 365 };

// Excludes the verb `may`.
const monthPrefix = months
  .join('|')
  .replace('may', '(?<=(?:in|of|since|until|before|after|and|to|from|last) )may|may(?= \\d)');
const monthPattern = `(?:${monthPrefix})(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember)?`;
const dayPattern = '\\d{1,2}(?:st|nd|rd|th)?(?!\\d)';
const periodPattern = [
  'today|yesterday|tomorrow',
  `(?:next |this |last )?(?:${weekdays.join('|')})(?:s|nes|rs|ur)?day`,
  `${monthPattern} ${dayPattern}(?:,? 20[2-9]\\d)?`,
  `(?:the )?${dayPattern} (?:of )?${monthPattern}(?: 20[2-9]\\d)?`,
  `(?:last )?(?:${monthPattern}|q[1-4]|h[12])(?: (?:of )?20[2-9]\\d)?`,
  '20[2-9]\\d',
].join('|');

/**
 * A month, quarter or half without a year is the latest that has started. With `last`, it is the
 * latest that has ended. With `prefersFuture`, it is the first that has not ended. A weekday is in
 * the last or next seven days.
 */
function parsePeriod(text: string, prefersFuture: boolean): Period {
  const [yearText = ''] = /20[2-9]\d/.exec(text) ?? [];
  const rest = text.replace(yearText, '');
  const indexIn = (list: string[]) => list.findIndex((name) => new RegExp(`\\b${name}`).test(rest));
  const yearOf = (firstMonth: number, lastMonth = firstMonth) => {
    if (yearText) return Number(yearText);
    if (prefersFuture) return lastMonth < thisMonth ? thisYear + 1 : thisYear;
    const isTooLate = rest.startsWith('last') ? lastMonth >= thisMonth : firstMonth > thisMonth;
    return isTooLate ? thisYear - 1 : thisYear;
  };
  const relativeDay = { yesterday: -1, today: 0, tomorrow: 1 }[rest.trim()];
  const weekday = /day\b/.test(rest) ? indexIn(weekdays) : -1;
  if (relativeDay !== undefined || weekday >= 0) {
    const isPast = !prefersFuture || rest.startsWith('last');
    // Day 0 is a Monday, which is weekday 1.
    return dayPeriod(relativeDay ?? ((weekday + 6) % 7) - (isPast ? 7 : 0));
  }
  const month = indexIn(months);
  const dayText = /\b(\d{1,2})(?!\d)/.exec(rest)?.[1];
  if (month >= 0) {
    const year = yearOf(month);
    if (dayText) return dayPeriod(dayOf(year, month, Number(dayText)));
    const days = monthRange(year, month, 1);
    return { ...days, name: formatMonth(days.from) };
  }
  const [, unit, number = 1] = /([qh])(\d)/.exec(rest) ?? [];
  if (!unit) return { ...monthRange(Number(yearText), 0, 12), name: yearText };
  const length = unit === 'q' ? 3 : 6;
  const firstMonth = (Number(number) - 1) * length;
  const year = yearOf(firstMonth, firstMonth + length - 1);
  return {
    ...monthRange(year, firstMonth, length),
    name: `${unit.toUpperCase()}${number} ${year}`,
  };
}

const dayPeriod = (day: Day) => ({ from: day, to: day, name: formatDate(dateOf(day)) });

const toRange = (from: Day, to: Day, label: string): TimeRange => ({ from, to, label });
const lengthInDays = (count = '', unit = '') =>
  unit === 'month' && count === '12' ? 365 : Number(count) * (unitDays[unit] ?? 1);

const rules: TimeRule[] = [
  [
    '(?:in )?(?:the )?(\\d+) (day|week|month|quarter)s? before',
    (count, unit) => {
      const days = lengthInDays(count, unit);
      return toRange(-2 * days, -days - 1, `in the ${days} days before`);
    },
  ],
  [
    '(?:in |over |during |for |within )?(?:the )?(last|past|next) (\\d+) (day|week|month|quarter|year)s?',
    (which, count, unit) => {
      const days = lengthInDays(count, unit);
      if (which === 'next') return toRange(1, days, `in the next ${days} days`);
      return toRange(-days, -1, `in the last ${days === 365 ? '12 months' : `${days} days`}`);
    },
  ],
  ['of all time', () => toRange(firstDay, lastDay, 'of all time')],
];

const futurePattern =
  /\b(deals?|pipeline|clos\w+|due|opportunit\w+|next|upcoming|promis\w+|deliver\w*|go out)\b/;

/** `grow from Q2 to Q3 2025` compares two quarters of 2025. */
const changePattern = new RegExp(
  `(?<=\\b(?:gr[eo]w|shr[aiu]n|chang|ris|rose|f[ae]ll|drop|increas|decreas|declin|differ|compar|los[et]).*)(?:from|between) (${periodPattern}) (?:to|and) (${periodPattern})`,
);

export function extractRange(text: string) {
  const prefersFuture = futurePattern.test(text);
  const rewritten = text.replace(changePattern, (_, first, second) => {
    const year = /20\d\d/.exec(first) ? '' : (/ 20\d\d/.exec(second)?.[0] ?? '');
    return `${first}${year} vs ${second}`;
  });
  return extractTimeRange(rewritten, {
    rules,
    periodPattern,
    parse: (name) => parsePeriod(name, prefersFuture),
    start: prefersFuture ? 0 : firstDay,
    end: prefersFuture ? lastDay : -1,
    step: 1,
  });
}

export function withYearBefore({ from, to, label }: TimeRange) {
  const yearBefore = (day: Day) => {
    const date = dateOf(day);
    return dayOf(date.getUTCFullYear() - 1, date.getUTCMonth(), date.getUTCDate());
  };
  // Today and later days have no orders yet.
  const range = { from, to: from < 0 ? Math.min(to, -1) : to, label };
  return { range, baseline: toRange(yearBefore(from), yearBefore(range.to), 'a year before') };
}

/** For past days, the name of the current period ends with `so far`. */
export const periodNames = (day: Day) => {
  const name = (format: (day: Day) => string) => {
    const text = format(day);
    return day < 0 && text === format(0) ? `${text} so far` : text;
  };
  return { month: name(formatMonth), quarter: name(formatQuarter), year: name(formatYear) };
};
/** Steps of 15 days skip no month with data. */
export const allPeriods = Array.from({ length: 56 }, (_, index) =>
  periodNames(firstDay + 15 * index),
);
