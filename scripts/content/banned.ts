import { askedFor, bannedWords } from './banned-words.ts';
import { plainWords } from './passages.ts';
import type { Problem } from './problem.ts';
import type { Source } from './sources.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const patterns = Object.entries(bannedWords).map(([word, reason]) => {
  const ending = word.endsWith('*') ? '\\p{L}*' : '';
  return { reason, found: new RegExp(`(?<![\\p{L}-])${escaped(word.replace(/\*$/, ''))}${ending}(?!\\p{L})`, 'giu') };
});
const exceptions = new RegExp(Object.keys(askedFor).map(escaped).join('|'), 'g');

/** Finds words that promise without saying anything, apart from the phrases that the specification asks for. */
export function findBannedWords(sources: Source[]): Problem[] {
  return sources
    .flatMap(({ passages }) => passages)
    .filter(({ part }) => part !== 'href')
    .flatMap(({ file, line, text }) => {
      const words = plainWords(text).replace(exceptions, '');
      return patterns.flatMap(({ reason, found }) => (words.match(found) ?? []).map((word) => ({ file, line, message: `“${word}”: ${reason}` })));
    });
}
