/** Words that carry no meaning of their own in a search. */
const stopWords = new Set(
  'a an the of in at it its is are be to for from and or with this that there some any which where who has have show me find i want see please all asset assets by into as'.split(
    ' ',
  ),
);

/** Letters and digits; the id of a person (`person-05`) stays whole, an apostrophe joins. */
export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .match(/person-\d+|[\p{L}\p{N}]+/gu) ?? [];

export const isStopWord = (word: string) => stopWords.has(word);

const irregular: Record<string, string> = { people: 'person', men: 'man', women: 'woman', children: 'child', leaves: 'leaf', shelves: 'shelf', buses: 'bus' };

/** The form under which a word is compared: without plural, -ed and -ing, so that `turbines`, `lifting` and `lifted` meet `turbine` and `lift`. */
export function stem(word: string): string {
  if (irregular[word]) return irregular[word];
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
