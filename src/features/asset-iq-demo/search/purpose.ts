import type { Lexicon } from './lexicon.ts';
import { hasBoxes } from './query.ts';
import { splitList, stemPhrase, stopWords, tokenize } from './tokenize.ts';
import words from './words.json' with { type: 'json' };

const anyOf = (list: string) => splitList(list).join('|');
/** `I’m making a holiday promo and`, `for our website`. */
const purpose = new RegExp(
  `\\b(?:(?:im|i['’]m|i am|were|we['’]re|we are) (?:${anyOf(words.purposeVerbs)})|` +
    '(?<!(?:look|search|ask|hunt)\\w* )for)' +
    ` (?:(?:a|an|the|our|my|this|some|their) )?((?:[\\w’'-]+ ){0,3}?)` +
    `(?:${anyOf(words.deliverables)})\\b(?:,? (?:and|so)\\b)?`,
  'gi',
);

/** Removes what the visitor makes of the pictures, but neither a thing nor the only words. */
export function dropPurpose(query: string, { meanings }: Lexicon): string {
  const isThing = (word: string) =>
    meanings
      .get(stemPhrase(word))
      ?.some((one) => one.as === 'thing' && (hasBoxes(one) || one.sense.words.length === 0));
  const rest = query.replace(purpose, (_, modifiers: string) =>
    tokenize(modifiers).some(isThing) ? modifiers : '',
  );
  return tokenize(rest).every((word) => stopWords.has(word)) ? query : rest;
}
