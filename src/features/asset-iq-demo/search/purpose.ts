import type { Lexicon } from './lexicon.ts';
import { hasBoxes } from './query.ts';
import { splitList, stemPhrase, stopWords, tokenize } from './tokenize.ts';
import words from './words.json' with { type: 'json' };

const anyOf = (list: string) =>
  splitList(list)
    .sort((a, b) => b.length - a.length)
    .join('|');
const making = `(?:${anyOf(words.purposeVerbs)})`;
/** `I’m making a holiday promo and`, `for our website`, `my boss wants`. */
const purpose = new RegExp(
  `\\b(?:${anyOf(words.chatter)})\\b|` +
    `(?:\\b(?:im|i['’]m|i am|were|we['’]re|we are) ${making}|(?:^|[,.;!?]) *${making}(?= an? | our | my )|` +
    '(?<!(?:look|search|ask|hunt)\\w* )\\bfor)' +
    ` (?:(?:an?|the|our|my|this|some|their) )?((?:[\\w’'-]+ ){0,3}?)` +
    `(?:${anyOf(words.deliverables)})\\b(?:,? (?:and|so)\\b)?`,
  'gi',
);

/** Removes greetings and what the visitor makes, but neither a thing nor the only words. */
export function dropPurpose(query: string, { meanings }: Lexicon): string {
  const isThing = (word: string) =>
    meanings
      .get(stemPhrase(word))
      ?.some((one) => one.as === 'thing' && (hasBoxes(one) || one.sense.words.length === 0));
  const rest = query.replace(purpose, (_, modifiers = '') =>
    tokenize(modifiers).some(isThing) ? modifiers : '',
  );
  return tokenize(rest).every((word) => stopWords.has(word)) ? query : rest;
}
