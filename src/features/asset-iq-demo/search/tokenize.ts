import { stopWords as commonWords } from '../../../demo-shared/questions/keywords.ts';
import { stem } from '../../../demo-shared/questions/stem.ts';
import { numberWords } from '../../../number-words.ts';
import words from './words.json' with { type: 'json' };

export { stem };

export const splitList = (list: string) => list.split(', ').filter(Boolean);

const personIdPattern = new RegExp(
  `\\bperson[\\s-]*(?:number|no)?[\\s.#-]*(\\d{1,2}|${numberWords.slice(1).join('|')})\\b`,
  'g',
);
const toPersonId = (_: string, number: string) => {
  const ofWord = numberWords.indexOf(number);
  return ` person-${String(ofWord < 0 ? number : ofWord).padStart(2, '0')} `;
};

/** Lowercase words: `person-05` for `person 5`, `3 or more` for `3+`, `without car` for `-car`. */
export const tokenize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(personIdPattern, toPersonId)
    .replace(/(\d)\+/g, '$1 or more')
    .replace(/(^|\s)[-–−](?=\p{L})/gu, '$1without ')
    .match(/person-\d+|[\p{L}\p{M}\p{N}]+/gu) ?? [];

export const stemPhrase = (phrase: string) => tokenize(phrase).map(stem).join(' ');

/** A query of only stop words finds everything, or nothing if one is weak (`sitting`). */
export const weakWords = new Set(splitList(words.weakWords));
export const stopWords = new Set([...commonWords, ...splitList(words.stopWords), ...weakWords]);
