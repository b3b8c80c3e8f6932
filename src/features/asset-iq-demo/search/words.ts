import { stem } from '../../../demo-shared/questions/stem.ts';
import { numberWords } from '../../../number-words.ts';

export { stem };

const personId = new RegExp(
  `\\bperson[\\s-]*(?:number|no)?[\\s.#-]*(\\d{1,2}|${numberWords.slice(1).join('|')})\\b`,
  'g',
);
const asId = (_: string, number: string) => {
  const figure = numberWords.indexOf(number);
  return ` person-${String(figure < 0 ? number : figure).padStart(2, '0')} `;
};

/**
 * Letters and digits. `person 5` and `Person no. 05` become `person-05`, `3+` becomes `3 or more`,
 * a minus sign `without`.
 */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(personId, asId)
    .replace(/(\d)\+/g, '$1 or more')
    .replace(/(^|\s)[-–−](?=\p{L})/gu, '$1without ')
    .match(/person-\d+|[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** A phrase as it is compared: its words' stems. */
export const stemmed = (phrase: string) => wordsOf(phrase).map(stem).join(' ');

/** A phrase without its plural. */
export const singular = (phrase: string) =>
  phrase
    .replace(/ies$/, 'y')
    .replace(/(ch|sh|x|z|ss)es$/, '$1')
    .replace(/([^su])s$/, '$1');

/** Words without a meaning of their own in a search. */
export const stopWords: ReadonlySet<string> = new Set(
  `a an and or with but by on the of in at it its to for from this that there some any as into onto between across along
  through during against toward towards up down out off while when where which who whom whose what why how than then so if also even yet both each
  every all another other others such same own too very really quite rather here now again together
  i me my we us our you your he his she her they them their these those
  is are be been being was were am do does did done has have had having can could may might must will would should get give show shown showing
  find search want need see seen look looking like please display contain contains containing include including feature featuring depict depicting
  hold holding wear wears wearing worn carry carrying stand stands standing sit sitting visible let used make made put goes go going come
  thing something anything everything kind sort type lot view scene asset library result example
  things kinds sorts types lots views scenes assets results examples shows finds wants needs looks
  anywhere somewhere everywhere media file files item items
  much most more less few fewer several enough around about roughly almost nearly maybe perhaps`.split(
    /\s+/,
  ),
);
export const isStopWord = (word: string) => stopWords.has(word);
