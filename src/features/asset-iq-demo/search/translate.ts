import { matchTerms, type PhraseIndex } from '../../../demo-shared/questions/phrases.ts';
import { colorWords } from './grammar.ts';
import table from './translations.json' with { type: 'json' };
import { stemmed, wordsOf } from './words.ts';

/**
 * A query in English. `language` is set if it was another; `unknown` lists words that nothing
 * knows, which `english` omits.
 */
export type Translation = { english: string; language?: string; unknown: string[] };

/** In these languages a color follows its noun. */
const colorsLast = ['Spanish', 'French', 'Portuguese'];
/** Foreign words that are English ones as well: alone they do not tell the language. */
const alsoEnglish = new Set(table.alsoEnglish.split(' '));

const isHan = (text: string) => /\p{Script=Han}/u.test(text);
/** Words, or single Chinese characters. */
const tokensOf = (text: string) =>
  wordsOf(text.replace(/[’']/g, ' ')).flatMap((word) => (isHan(word) ? [...word] : [word]));
/** A word without accents and the endings of plurals and cases. */
const plain = (word: string) =>
  word
    .replace(/ß/g, 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/(?<=.{3})(s|n|e|x|es|en|em|er|se|ern)$/, '');
const keyOf = (text: string) => stemmed(tokensOf(text).map(plain).join(' '));

/**
 * What each language calls the things of the library: phrases without accents, with their English.
 */
export const dictionaries = table.languages.map((language, column) => {
  const meanings = new Map<string, string[]>();
  for (const [english = '', ...columns] of table.rows)
    for (const phrase of columns[column]?.split('/') ?? [])
      if (!meanings.has(keyOf(phrase))) meanings.set(keyOf(phrase), [english]);
  const phrases: PhraseIndex<string> = { meanings, maxWords: 8, words: new Set() };
  return { language, phrases };
});

/**
 * A part of the query: `english` is undefined if the language lacks it, `-` if English needs no
 * word for it.
 */
type Piece = { said: string; english: string | undefined };

function piecesOf(tokens: string[], phrases: PhraseIndex<string>): Piece[] {
  let at = 0;
  const none = () => undefined;
  return matchTerms(tokens.map(plain), phrases, new Set(), none).terms.map(({ text, meanings }) => {
    const from = at;
    at += text.split(' ').length;
    const said = tokens.slice(from, at);
    return { said: said.join(isHan(text) ? '' : ' '), english: meanings[0] };
  });
}

const isColor = (english = '') => colorWords.some(([words]) => words.split('|').includes(english));

/** Moves colors before their nouns, and joins unknown Chinese characters to one word. */
function arranged(pieces: Piece[], colorLast: boolean): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.pop();
    if (!last) whole.push(piece);
    else if (colorLast && isColor(piece.english)) whole.push(piece, last);
    else if (!last.english && !piece.english && isHan(last.said + piece.said))
      whole.push({ ...piece, said: last.said + piece.said });
    else whole.push(last, piece);
  }
  return whole;
}

/** Translates a query by the dictionary that knows most of its words that are not English. */
export function translate(query: string, isEnglish: (word: string) => boolean): Translation {
  const tokens = tokensOf(query);
  if (tokens.every(isEnglish)) return { english: query, unknown: [] };
  const isForeign = ({ said, english }: Piece) =>
    english && english !== '-' && !alsoEnglish.has(said) && !said.split(' ').every(isEnglish);
  const [best] = dictionaries
    .map(({ language, phrases }) => ({ language, pieces: piecesOf(tokens, phrases) }))
    .sort((a, b) => b.pieces.filter(isForeign).length - a.pieces.filter(isForeign).length);
  if (!best?.pieces.some(isForeign)) {
    const unknown = arranged(
      tokens.map((said) => ({ said, english: undefined })),
      false,
    )
      .map(({ said }) => said)
      .filter((word) => /[^\p{ASCII}]/u.test(word) && !isEnglish(word));
    const english = tokens.filter((word) => !unknown.some((one) => one.includes(word)));
    return { english: unknown.length > 0 ? english.join(' ') : query, unknown };
  }
  const { language, pieces } = best;
  const read = arranged(pieces, colorsLast.includes(language));
  const isUnknown = ({ said, english }: Piece) => !english && !isEnglish(said);
  const english = read
    .filter((piece) => !isUnknown(piece) && piece.english !== '-')
    .map(({ said, english: word }) => word ?? said)
    .join(' ');
  return {
    // A preposition beside an unknown word is left without its noun.
    english: english.replace(/^(with|and|or|a|on|near) |( (with|and|or|a|on|near|under))+$/g, ''),
    language,
    unknown: read.filter(isUnknown).map(({ said }) => said),
  };
}
