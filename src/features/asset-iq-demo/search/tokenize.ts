import { stopWords as commonWords } from '../../../demo-shared/questions/keywords.ts';
import { stem } from '../../../demo-shared/questions/stem.ts';
import { numberWords } from '../../../number-words.ts';

export { stem };

const personId = new RegExp(
  `\\bperson[\\s-]*(?:number|no)?[\\s.#-]*(\\d{1,2}|${numberWords.slice(1).join('|')})\\b`,
  'g',
);
const toPersonId = (_: string, number: string) => {
  const spelled = numberWords.indexOf(number);
  return ` person-${String(spelled < 0 ? number : spelled).padStart(2, '0')} `;
};

/**
 * Splits text into words of letters and digits. `person 5` and `Person no. 05` become `person-05`,
 * `3+` becomes `3 or more`, a minus sign `without`.
 */
export const tokenize = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(personId, toPersonId)
    .replace(/(\d)\+/g, '$1 or more')
    .replace(/(^|\s)[-–−](?=\p{L})/gu, '$1without ')
    .match(/person-\d+|[\p{L}\p{M}\p{N}]+/gu) ?? [];

export const stemPhrase = (phrase: string) => tokenize(phrase).map(stem).join(' ');

export const singularize = (phrase: string) =>
  phrase
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|z|ss)es$/, '$1')
    .replace(/([^su])s$/, '$1');

/** Words without a meaning of their own in a search. */
export const stopWords: ReadonlySet<string> = new Set([
  ...commonWords,
  ...`a an the or but by onto between across along against toward towards down off while when where
  which who whom whose than even yet each every another other others such own too very really
  quite rather now again together he his she her done may might must show shown showing find
  search want need see seen look looking like display contain contains containing include
  including feature featuring depict depicting hold holding wear wears wearing worn carry
  carrying stand stands standing sit sitting visible let used make made put take takes taken
  taking filmed captured photographed goes going come thing something kind sort type lot view
  scene asset library result example things kinds sorts types lots views scenes assets results
  examples shows finds wants needs looks anywhere somewhere everywhere media file files item
  items most more less few fewer several enough around roughly almost nearly maybe perhaps`.split(
    /\s+/,
  ),
]);
export const isStopWord = (word: string) => stopWords.has(word);
