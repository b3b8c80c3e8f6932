import { numberWords } from '../../number-words.ts';
import words from './words.json' with { type: 'json' };

const irregularStems: Record<string, string> = words.stems;

/** Removes plural endings, -ed, -ing and a final e: `turbines` → `turbin`, `stopped` → `stop`. */
export function stem(word: string): string {
  if (Object.hasOwn(irregularStems, word)) return irregularStems[word] as string;
  if (word.length < 4 || /\d|[siu]s$/.test(word)) return word;
  if (/ies$/.test(word)) return `${word.slice(0, -3)}y`;
  if (/(ch|sh|x|z|ss)es$/.test(word)) return word.slice(0, -2);
  if (/s$/.test(word)) return stem(word.slice(0, -1));
  const [, base] = /^(.*[aeiouy].*?)(?:ing|ed)$/.exec(word) ?? [];
  if (!base || base.length < 3) return word.replace(/e$/, '');
  return base.replace(/([bdgmnprt])\1$/, '$1').replace(/e$/, '');
}

const numbers = new Map([
  ...numberWords.slice(2).map((word, index): [string, number] => [word, index + 2]),
  ...Object.entries(words.numbers),
]);

/** Lower case without apostrophes; numbers from two on as digits: `Twelve Cars` → `12 cars`. */
export const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[a-z]+/g, (word) => String(numbers.get(word) ?? word));

export const rewrite = (text: string, rules: readonly string[][]) =>
  rules.reduce((text, [pattern = '', to = '']) => text.replace(new RegExp(pattern, 'g'), to), text);

/**
 * Splits a text into words and commas, which end phrases. Omits articles, and normalizes spellings
 * and units: `20%` → `0.2`, `over a week` → `over 7 days`.
 */
export const tokenize = (text: string) =>
  rewrite(
    normalize(text)
      .replace(/(\d+(?:\.\d+)?) ?(?:%|percent\b)/g, (_, number) => String(number / 100))
      .replace(
        /(?<=than |over |under |least |most )(a|\d+) (week|month)s?\b/g,
        (_, count, unit) => `${(unit === 'week' ? 7 : 30) * (Number(count) || 1)} days`,
      ),
    words.spellings,
  ).match(/\d+(?:\.\d+)?|[\p{L}\p{N}]+|,/gu) ?? [];
