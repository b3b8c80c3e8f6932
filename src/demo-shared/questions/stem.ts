const irregularStems: Record<string, string> = {
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
  ran: 'run',
  drove: 'driv',
  went: 'go',
  came: 'com',
  took: 'tak',
  stood: 'stand',
  broke: 'break',
  broken: 'break',
  wore: 'wear',
  bought: 'buy',
  sold: 'sell',
};

/** Removes plural endings, -ed and -ing: `turbines` → `turbin`, `lifting` and `lifted` → `lift`. */
export function stem(word: string): string {
  if (Object.hasOwn(irregularStems, word)) return irregularStems[word] as string;
  if (word.length < 4 || /\d/.test(word)) return word;
  if (/(ss|us|is)$/.test(word)) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  if (/s$/.test(word)) return stem(word.slice(0, -1));
  const [, base] = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(word) ?? [];
  if (!base || base.length < 3) return word.replace(/e$/, '');
  return base.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '');
}

/** The words of a text, without articles. */
export const tokenize = (text: string): string[] =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/\ba minute\b/g, 'per minute')
    .replace(/\b(an?|the)\b/g, '')
    .replace(/%/g, ' percent ')
    .replace(/(\d),(?=\d{3})/g, '$1')
    .replace(/\btwice\b/g, '2 times')
    .replace(/(\d)k\b/g, '$1000')
    .match(/\d+(?:\.\d+)?|[\p{L}\p{N}]+/gu) ?? [];

export const stemPhrase = (phrase: string) => tokenize(phrase).map(stem).join(' ');
