import type { ParsedQuery, Term } from './query.ts';

const either = (things: { text: string }[]) => things.map(({ text }) => text).join(' or ');

/** A term as it was asked: its number, its colors, its name, its place. */
export const askedOf = ({ count, range, colors, text, absent, otherThan, place }: Term): string =>
  [
    absent && !range && count === undefined ? 'no' : '',
    range?.text ?? count ?? '',
    ...colors.map((color) => color.text),
    text,
    otherThan ? `not ${either(otherThan)}` : '',
    place?.text ?? '',
  ]
    .filter((part) => part !== '')
    .join(' ');

/** Everything that was understood of a query, piece by piece. */
export const understoodOf = ({
  terms,
  times,
  persons,
  types,
  colors,
  without,
}: ParsedQuery): string[] => [
  ...persons,
  ...terms.map(askedOf),
  ...[...types, ...times, ...colors].map(({ text }) => text),
  ...without.persons.map((person) => `no ${person}`),
  ...[...without.times, ...without.colors].map(({ text }) => `not ${text}`),
];
