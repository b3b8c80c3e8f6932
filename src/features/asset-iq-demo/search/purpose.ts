import { type Lexicon, textOnly } from './lexicon.ts';
import { canHaveBoxes } from './query.ts';
import { splitList, stemPhrase, stopWords, tokenize } from './tokenize.ts';
import words from './words.json' with { type: 'json' };

const anyOf = (list: string) =>
  splitList(list)
    .sort((a, b) => b.length - a.length)
    .join('|');
/** Matches `I’m making a holiday promo and`, `my boss wants`. */
const purposePattern = new RegExp(
  words.purposePattern
    .replace('CHATTER', anyOf(words.chatter))
    .replaceAll('PURPOSE_VERB', anyOf(words.purposeVerbs))
    .replace('DELIVERABLE', anyOf(words.deliverables)),
  'gi',
);

/** Removes greetings and purposes, unless only stop words remain. Keeps `car` of `a car promo`. */
export function dropPurpose(query: string, { meanings }: Lexicon) {
  const isSearchable = (word: string) =>
    meanings
      .get(stemPhrase(word))
      ?.some((found) => found === textOnly || (found.as === 'thing' && canHaveBoxes(found)));
  const rest = query.replace(purposePattern, (_, modifiers = '') =>
    tokenize(modifiers).some(isSearchable) ? modifiers : '',
  );
  return tokenize(rest).every((word) => stopWords.has(word)) ? query : rest;
}
