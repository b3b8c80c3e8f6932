import type { Asset } from '../library/asset.ts';
import type { ParsedQuery, Term } from './query.ts';
import { hasLabels, meets, type TermMatch } from './score.ts';

/** A term as it was asked: its number, its colors, its name. */
export const askedOf = ({ count, range, colors, text, absent, otherThan }: Term): string =>
  [
    absent && !range && count === undefined ? 'no' : undefined,
    range?.text ?? count,
    ...colors.map((color) => color.text),
    text,
    otherThan && `not ${otherThan.map((color) => color.text).join(' or ')}`,
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(' ');

/** All that was understood of a query, piece by piece and as it was said. */
export function understoodOf({ terms, times, persons, colors, without }: ParsedQuery, missing: string[]): string[] {
  const pieces = [
    ...persons,
    ...terms.map(askedOf),
    ...times.map(({ text }) => text),
    ...colors.map(({ text }) => text),
    ...without.persons.map((person) => `no ${person}`),
    ...without.times.map(({ text }) => `not ${text}`),
    ...without.colors.map(({ text }) => `not ${text}`),
  ];
  return pieces.filter((piece) => !missing.includes(piece));
}

/** What no asset has, each as it was asked: a thing, a person, a thing in that color or number. Nothing, where each is there and never all together. */
export function missingIn(query: ParsedQuery, candidates: TermMatch[], assets: Asset[]): string[] {
  const persons = query.persons.filter((person) => !assets.some(({ objects }) => objects.some(({ id }) => id === person)));
  const terms = candidates
    .filter(({ term }) => !term.absent)
    .filter(({ term, matches, evidence }) => matches === 0 || (hasLabels(term) && ![...evidence.values()].some((found) => meets(term, found))))
    .map(({ term, matches }) => (matches === 0 ? term.text : askedOf(term)));
  return [...persons, ...terms];
}
