import type { ParsedQuery, Term } from './query.ts';

const joinWithOr = (things: { text: string }[]) => things.map(({ text }) => text).join(' or ');

export const formatTerm = ({
  count,
  range,
  colors,
  text,
  isExcluded,
  excludedColors,
  side,
}: Term): string =>
  [
    isExcluded && !range && count === undefined ? 'no' : '',
    range?.text ?? count ?? '',
    ...colors.map((color) => color.text),
    text,
    excludedColors ? `not ${joinWithOr(excludedColors)}` : '',
    side?.text ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ');

export const listUnderstood = ({ terms, types, times, colors, without }: ParsedQuery): string[] => [
  ...terms.map(formatTerm),
  ...[...types, ...times, ...colors].map(({ text }) => text),
  ...[...without.times, ...without.colors].map(({ text }) => `not ${text}`),
];
