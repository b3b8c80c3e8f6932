import { type ColorName, colorNames } from '../library/color-names.ts';
import { shades } from './grammar.ts';
import type { QueryColor } from './query.ts';
import { similarColors } from './values.ts';

const listed = (word: string): string[] | undefined =>
  Object.hasOwn(similarColors, word) ? similarColors[word] : (colorNames as readonly string[]).includes(word) ? [word as ColorName] : undefined;
/** `reddish` is red. */
const namesOf = (word: string) =>
  listed(word) ?? (word.endsWith('ish') ? (listed(word.slice(0, -3)) ?? listed(`${word.slice(0, -3)}e`) ?? listed(word.slice(0, -4))) : undefined);

export const isColor = (word: string) => namesOf(word) !== undefined;

/** A color at this place with its shade (`dark green`, `navy blue`), and how many words it takes. */
export function colorAt(words: string[], at: number): { color: QueryColor; length: number } | undefined {
  const [first = '', second = '', third = ''] = words.slice(at, at + 3);
  const shaded = shades.has(first) ? namesOf(second) : undefined;
  if (shaded) return { color: { text: `${first} ${second}`, names: [...new Set([...shaded, ...(namesOf(first) ?? [])])] }, length: 2 };
  const names = namesOf(first);
  if (!names) return undefined;
  // `teal green` and `green and teal` differ: what stands beside it names one color.
  const beside = namesOf(second);
  if (beside && third && beside.some((name) => names.includes(name)))
    return { color: { text: `${first} ${second}`, names: [...new Set([...names, ...beside])] }, length: 2 };
  return { color: { text: first, names }, length: 1 };
}
