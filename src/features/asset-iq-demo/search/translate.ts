import { isColor } from './read-color.ts';
import { alsoEnglish, dictionaries, type Language, languages, withoutAccents } from './translations.ts';
import { wordsOf } from './words.ts';

/** A query in English. `language` is set where it was another; `unknown` has the words nothing knows, as typed, which `english` leaves out. */
export type Translation = { english: string; language?: Language; unknown: string[] };

const endings = ['s', 'n', 'e', 'x', 'es', 'en', 'em', 'er', 'se', 'ern'];
const longestPhrase = 4;
const isHan = (text: string) => /\p{Script=Han}/u.test(text);
/** Only words of other languages have these. */
const isForeign = (word: string) => /[^\p{ASCII}]/u.test(word);

const lookUp = (dictionary: Map<string, string>, word: string): string | undefined => {
  const plain = withoutAccents(word);
  return (
    dictionary.get(plain) ??
    endings
      .filter((ending) => plain.length - ending.length >= 3 && plain.endsWith(ending))
      .map((ending) => dictionary.get(plain.slice(0, -ending.length)))
      .find((read) => read !== undefined)
  );
};

type Piece = { said: string; english: string | undefined };

/** The longest phrases of the dictionary, from left to right. */
function piecesOf(words: string[], dictionary: Map<string, string>, joiner: string): Piece[] {
  const pieces: Piece[] = [];
  for (let at = 0; at < words.length; ) {
    const spans = Array.from({ length: Math.min(joiner ? longestPhrase : 8, words.length - at) }, (_, index) => words.slice(at, at + index + 1).join(joiner)).reverse();
    const said = spans.find((span) => lookUp(dictionary, span) !== undefined);
    pieces.push(said ? { said, english: lookUp(dictionary, said) } : { said: words[at] ?? '', english: undefined });
    at += said ? (joiner ? said.split(joiner).length : [...said].length) : 1;
  }
  return pieces;
}

/** In these languages a color stands after its noun. */
const colorsLast = new Set<Language>(['Spanish', 'French', 'Portuguese']);
function inEnglishOrder(pieces: Piece[]): Piece[] {
  const ordered: Piece[] = [];
  for (const piece of pieces) {
    const last = piece.english && isColor(piece.english) ? ordered.pop() : undefined;
    ordered.push(piece, ...(last ? [last] : []));
  }
  return ordered;
}

/** Unknown characters that stand together are one word. */
function joined(pieces: Piece[]): Piece[] {
  const whole: Piece[] = [];
  for (const piece of pieces) {
    const last = whole.at(-1);
    if (last && last.english === undefined && piece.english === undefined) last.said += piece.said;
    else whole.push({ ...piece });
  }
  return whole;
}

/**
 * Puts a query into English where it is in one of the languages of the table: the one that knows most of what English does not. `isEnglish`
 * says which words the search reads as they are.
 */
export function translate(query: string, isEnglish: (word: string) => boolean): Translation {
  const words = wordsOf(query.replace(/[’']/g, ' '));
  const untranslated = { english: query, unknown: [] };
  if (isHan(query)) {
    const pieces = joined(
      piecesOf(
        words.flatMap((word) => (isHan(word) ? [...word] : [word])),
        dictionaries.Chinese,
        '',
      ),
    );
    return assembled(pieces, 'Chinese', isEnglish);
  }
  if (words.every((word) => isEnglish(word))) return untranslated;
  const known = (language: Language) =>
    piecesOf(words, dictionaries[language], ' ').filter(({ said, english }) => english && !(alsoEnglish.has(said) || said.split(' ').every(isEnglish))).length;
  const [best] = languages.map((language) => ({ language, count: known(language) })).sort((one, other) => other.count - one.count);
  if (best && best.count > 0) {
    const pieces = piecesOf(words, dictionaries[best.language], ' ');
    return assembled(colorsLast.has(best.language) ? inEnglishOrder(pieces) : pieces, best.language, isEnglish);
  }
  const unknown = words.filter((word) => isForeign(word) && !isEnglish(word));
  return unknown.length > 0 ? { english: words.filter((word) => !unknown.includes(word)).join(' '), unknown } : untranslated;
}

function assembled(pieces: Piece[], language: Language, isEnglish: (word: string) => boolean): Translation {
  const unknown = pieces.filter(({ said, english }) => english === undefined && !isEnglish(said)).map(({ said }) => said);
  const english = pieces.filter(({ said }) => !unknown.includes(said)).map(({ said, english: read }) => read ?? said);
  const whole = english.filter(Boolean).join(' ');
  // What an unknown word leaves hanging at either end says nothing.
  return { english: whole.replace(/^(with|and|or|a|on|near) |( (with|and|or|a|on|near|under))+$/g, ''), language, unknown };
}
