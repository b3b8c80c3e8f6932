import { numbers } from './values.ts';

/** How many are asked for, both ends included; `text` is what was said. */
export type Range = { min: number; max: number; text: string };

/** Words after which what follows has to be absent. */
export const negations = new Set(
  'no not without zero except excluding minus lacking isnt arent dont doesnt neither nor never none cannot cant wont hasnt havent nothing'.split(' '),
);
/** Phrases that mean one of these. */
export const negationPhrases = [
  ['other', 'than'],
  ['free', 'of'],
  ['instead', 'of'],
  ['rather', 'than'],
  ['apart', 'from'],
];
/** Words that say that nobody is in it. */
export const nobody = new Set('nobody noone unpeopled deserted unmanned uninhabited'.split(' '));

export type MediaType = 'picture' | 'film shot';
/** What kind of asset a word asks for, compared by stem. `shot` alone may be either, so it asks for none. */
export const mediaTypes: Record<string, MediaType> = {
  video: 'film shot',
  clip: 'film shot',
  footag: 'film shot',
  photo: 'picture',
  photograph: 'picture',
  photography: 'picture',
  pictur: 'picture',
  pic: 'picture',
  imag: 'picture',
  snapshot: 'picture',
  still: 'picture',
};
/** Words of media that say nothing of what is shown. */
export const mediaWords = new Set(['shot', 'frame', 'film', 'movie']);

export type View = 'aerial' | 'close up';
/** How a thing is seen, longest phrase first. */
export const views: [string[], View][] = [
  [['birds', 'eye', 'view'], 'aerial'],
  [['seen', 'from', 'above'], 'aerial'],
  [['from', 'above'], 'aerial'],
  [['birds', 'eye'], 'aerial'],
  [['close', 'up'], 'close up'],
  [['close', 'ups'], 'close up'],
  [['up', 'close'], 'close up'],
  [['detail', 'shot'], 'close up'],
  [['detail', 'of'], 'close up'],
  [['aerial'], 'aerial'],
  [['aerials'], 'aerial'],
  [['overhead'], 'aerial'],
  [['drone'], 'aerial'],
  [['closeup'], 'close up'],
  [['closeups'], 'close up'],
  [['macro'], 'close up'],
];

/** Words that stand before a color and shade it. */
export const shades = new Set(
  'dark light bright pale deep bottle sea forest sky royal navy snow pine lime mint olive emerald ocean brick blood off vivid neon pastel'.split(' '),
);

const numberAt = (word = ''): number | undefined => (Object.hasOwn(numbers, word) ? numbers[word] : /^\d{1,3}$/.test(word) ? Number(word) : undefined);

type Pattern = { before: string[]; after?: string[]; range: (count: number) => [number, number] };
const unlimited = Number.POSITIVE_INFINITY;
const least = (count: number): [number, number] => [count, unlimited];
// Who asks for fewer than three wants to see some.
const most = (count: number): [number, number] => [Math.min(1, count), count];
const patterns: Pattern[] = [
  ...['no fewer than', 'no less than', 'not fewer than', 'not less than', 'at least', 'at the least', 'minimum', 'a minimum of', 'minimum of'].map((words) => ({
    before: words.split(' '),
    range: least,
  })),
  ...['no more than', 'not more than', 'at most', 'at the most', 'up to', 'maximum', 'a maximum of', 'maximum of'].map((words) => ({
    before: words.split(' '),
    range: most,
  })),
  ...['more than', 'over', 'above'].map((words) => ({ before: words.split(' '), range: (count: number) => least(count + 1) })),
  ...['fewer than', 'less than', 'under', 'below'].map((words) => ({ before: words.split(' '), range: (count: number) => most(count - 1) })),
  ...['exactly', 'precisely', 'only', 'just'].map((words) => ({ before: words.split(' '), range: (count: number): [number, number] => [count, count] })),
  ...['or more', 'or more of', 'and more', 'plus', 'at least'].map((words) => ({ before: [], after: words.split(' '), range: least })),
  ...['or fewer', 'or less', 'at most'].map((words) => ({ before: [], after: words.split(' '), range: most })),
];
const vague: Record<string, number> = { several: 3, many: 3, multiple: 2, numerous: 3 };

const stands = (words: string[], at: number, phrase: string[]) => phrase.every((part, index) => words[at + index] === part);

/** A number with its comparison at this place (`at least three`, `5 or more`, `between 2 and 4`, `several`), and how many words it takes. */
export function rangeAt(words: string[], at: number): (Range & { length: number }) | undefined {
  const found = (length: number, [min, max]: [number, number]) => ({ min, max, length, text: words.slice(at, at + length).join(' ') });
  for (const { before, after = [], range } of patterns) {
    const count = numberAt(words[at + before.length]);
    if (count !== undefined && stands(words, at, before) && stands(words, at + before.length + 1, after)) return found(before.length + 1 + after.length, range(count));
  }
  const [low, high] = [numberAt(words[at + 1]), numberAt(words[at + 3])];
  if (words[at] === 'between' && words[at + 2] === 'and' && low !== undefined && high !== undefined) return found(4, [low, high]);
  const open = /^(\d{1,3})\+$/.exec(words[at] ?? '');
  if (open) return found(1, least(Number(open[1])));
  const some = Object.hasOwn(vague, words[at] ?? '') ? vague[words[at] ?? ''] : undefined;
  return some ? found(1, least(some)) : undefined;
}

/** A plain number at this place. */
export const countAt = (words: string[], at: number) => numberAt(words[at]);

/** The longest of these phrases that stands at this place. */
export const phraseAt = (words: string[], at: number, phrases: string[][]): string[] | undefined =>
  phrases.filter((phrase) => stands(words, at, phrase)).sort((one, other) => other.length - one.length)[0];
