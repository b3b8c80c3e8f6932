import type { Lexicon } from './lexicon.ts';
import { canHaveBoxes } from './query.ts';
import { splitList, stemPhrase, stopWords, tokenize } from './tokenize.ts';
import words from './words.json' with { type: 'json' };

const anyOf = (list: string) =>
  splitList(list)
    .sort((a, b) => b.length - a.length)
    .join('|');
/** Matches `I’m making a holiday promo and`, `my boss wants`. */
const purposePattern = new RegExp(
  words.purpose
    .replace('CHATTER', anyOf(words.chatter))
    .replaceAll('MAKING', anyOf(words.purposeVerbs))
    .replace('WORK', anyOf(words.deliverables)),
  'gi',
);

/** Removes greetings, and purposes such as `for a car brochure` except things such as `car`. */
export function dropPurpose(query: string, { meanings }: Lexicon) {
  const isThing = (word: string) =>
    meanings
      .get(stemPhrase(word))
      ?.some((one) => one.as === 'thing' && (canHaveBoxes(one) || one.sense.words.length === 0));
  const rest = query.replace(purposePattern, (_, modifiers = '') =>
    tokenize(modifiers).some(isThing) ? modifiers : '',
  );
  return tokenize(rest).every((word) => stopWords.has(word)) ? query : rest;
}
