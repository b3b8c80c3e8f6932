import { stopWords } from './stop-words.ts';

const numberWords = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');
const personId = new RegExp(`\\bperson[\\s-]*(?:number|num|no|nr)?[\\s.#-]*(\\d{1,2}|${numberWords.slice(1).join('|')})\\b`, 'g');
const asId = (_: string, number: string) => ` person-${String(numberWords.includes(number) ? numberWords.indexOf(number) : number).padStart(2, '0')} `;

/**
 * Letters and digits; an apostrophe joins. A person is one word whatever way the number is written: `person-05` of `person 5`, `Person no. 05`.
 * A minus sign before a word is `without`.
 */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(personId, asId)
    .replace(/(^|\s)[-–−](?=\p{L})/gu, '$1without ')
    .match(/person-\d+|\d+\+|[\p{L}\p{M}\p{N}]+/gu) ?? [];

export const isStopWord = (word: string) => stopWords.has(word);

const irregular: Record<string, string> = {
  people: 'person',
  persons: 'person',
  men: 'man',
  women: 'woman',
  children: 'child',
  leaves: 'leaf',
  shelves: 'shelf',
  buses: 'bus',
  glasses: 'glasses',
  lorries: 'lorry',
};

/** The form under which a word is compared: without plural, -ed and -ing, so that `turbines`, `lifting` and `lifted` meet `turbine` and `lift`. */
export function stem(word: string): string {
  if (Object.hasOwn(irregular, word)) return irregular[word] as string;
  if (word.length < 4 || /\d/.test(word)) return word;
  if (/(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  if (/s$/.test(word)) return stem(word.slice(0, -1));
  const [, base] = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(word) ?? [];
  if (!base || base.length < 3) return word.replace(/e$/, '');
  return base.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '');
}

/** A phrase without its plural, as it stands after 'a type of'. */
export const singular = (phrase: string) =>
  phrase
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|z|ss)es$/, '$1')
    .replace(/([^su])s$/, '$1');

/** A phrase as it is compared: its words' stems. */
export const stemmed = (phrase: string) => wordsOf(phrase).map(stem).join(' ');
