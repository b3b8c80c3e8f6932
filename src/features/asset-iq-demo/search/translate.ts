import { matchTerms, type PhraseIndex } from '../../../demo-shared/questions/phrases.ts';
import { colorWords } from './lexicon.ts';
import { stemPhrase, tokenize } from './tokenize.ts';
import table from './translations.json' with { type: 'json' };

/** `language` is set if the query was translated. `english` omits `unknown` words. */
export type Translation = { english: string; language?: string; unknown: string[] };

const colorLastLanguages = ['Spanish', 'French', 'Portuguese'];
const alsoEnglish = new Set(table.alsoEnglish.split(' '));

const isHan = (text: string) => /\p{Script=Han}/u.test(text);
const splitWords = (text: string) =>
  tokenize(text.replace(/[’']/g, ' ')).flatMap((word) => (isHan(word) ? [...word] : [word]));
/** Removes accents and endings. */
const normalizeWord = (word: string) =>
  word
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=.{3})(?:[enxs]|em|er)+$/, '');
const phraseKey = (text: string) => stemPhrase(splitWords(text).map(normalizeWord).join(' '));

export const dictionaries = table.languages.map((language, index) => {
  const meanings = new Map<string, string[]>();
  for (const [english = '', ...translations] of table.rows)
    for (const phrase of translations[index]?.split('/') ?? [])
      if (!meanings.has(phraseKey(phrase))) meanings.set(phraseKey(phrase), [english]);
  const phrases: PhraseIndex<string> = { meanings, maxWords: 8, words: new Set() };
  return { language, phrases };
});

/** `english` is undefined if there is no translation, and `-` if English needs no word. */
type Piece = { original: string; english?: string };

function matchPieces(tokens: string[], phrases: PhraseIndex<string>): Piece[] {
  let start = 0;
  return matchTerms(tokens.map(normalizeWord), phrases, new Set()).terms.map(
    ({ text, meanings }) => {
      const end = start + text.split(' ').length;
      const original = tokens.slice(start, end);
      start = end;
      return { original: original.join(isHan(text) ? '' : ' '), english: meanings[0] };
    },
  );
}

/** With `isColorLast`, moves colors before their nouns. Joins unknown Chinese characters. */
function arrangePieces(pieces: Piece[], isColorLast: boolean): Piece[] {
  const arranged: Piece[] = [];
  for (const piece of pieces) {
    const last = arranged.pop();
    if (!last) arranged.push(piece);
    else if (isColorLast && colorWords.has(piece.english ?? '')) arranged.push(piece, last);
    else if (!last.english && !piece.english && isHan(last.original + piece.original))
      arranged.push({ ...piece, original: last.original + piece.original });
    else arranged.push(last, piece);
  }
  return arranged;
}

/** A query with more English words than this per foreign word is not translated. */
const maxEnglishPerForeign = 6;

export function translate(
  query: string,
  isEnglish: (word: string) => boolean,
  correct: (word: string) => string | undefined,
): Translation {
  const tokens = splitWords(query);
  if (tokens.every(isEnglish)) return { english: query, unknown: [] };
  const isForeign = ({ original, english }: Piece) =>
    english &&
    english !== '-' &&
    !alsoEnglish.has(original) &&
    !original.split(' ').every(isEnglish);
  const isUntranslated = ({ original, english }: Piece) => !english && !isEnglish(original);
  const [best = { language: '', pieces: [] }] = dictionaries
    .map(({ language, phrases }) => ({ language, pieces: matchPieces(tokens, phrases) }))
    .sort(
      (a, b) =>
        b.pieces.filter(isForeign).length - a.pieces.filter(isForeign).length ||
        a.pieces.filter(isUntranslated).length - b.pieces.filter(isUntranslated).length,
    );
  const foreignCount = best.pieces.filter(isForeign).length;
  const isMisspelled =
    best.pieces.some(isUntranslated) && tokens.every((word) => isEnglish(word) || correct(word));
  const isTranslated =
    foreignCount > 0 &&
    !isMisspelled &&
    tokens.filter(isEnglish).length <= maxEnglishPerForeign * foreignCount;
  const pieces = isTranslated ? best.pieces : tokens.map((original) => ({ original }));
  const arranged = arrangePieces(pieces, colorLastLanguages.includes(best.language));
  const unknown = arranged
    .filter(isUntranslated)
    .map(({ original }) => original)
    // Without a language, an ASCII word may be a misspelling.
    .filter((word) => isTranslated || /\P{ASCII}/u.test(word));
  const english = arranged
    .filter((piece) => !unknown.includes(piece.original) && piece.english !== '-')
    .map(({ original, english: word }) => word ?? original)
    .join(' ');
  if (!isTranslated) return { english: unknown.length > 0 ? english : query, unknown };
  return {
    // Removes prepositions, conjunctions and `a` whose noun is unknown.
    english: english.replace(/^(with|and|or|a|on|near) |( (with|and|or|a|on|near|under))+$/g, ''),
    language: best.language,
    unknown,
  };
}
