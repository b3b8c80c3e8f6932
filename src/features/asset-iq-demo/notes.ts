import { fill } from '../../content/fill.ts';
import { assetIqCopy } from './copy.ts';
import { listUnderstood } from './search/query.ts';
import type { Answer } from './search/search.ts';

const copy = assetIqCopy.results;
const formatWords = (template: string, words: string[]) =>
  words.length > 0
    ? fill(template, { words: words.map((word) => `“${word}”`).join(' or '), count: words.length })
    : '';

export function formatNotes({
  query,
  translation: { language, english, unknown },
  results,
  nearest,
  missing,
  unlabeled,
}: Answer) {
  const unmet = [...missing, ...unlabeled];
  const isPartial = nearest.length > 0 || results[0]?.matchesAll === false;
  const understood = listUnderstood(query).filter((part) => !unmet.includes(part));
  return [
    language && english ? fill(copy.translated, { language, english }) : '',
    formatWords(copy.unknown, unknown),
    query.corrections.length > 0
      ? fill(copy.corrected, {
          pairs: query.corrections.map((pair) => fill(copy.pair, pair)).join(', '),
        })
      : '',
    formatWords(copy.missing, missing),
    formatWords(copy.unlabeled, unlabeled),
    // Each term matches, but no asset matches all.
    isPartial && unmet.length === 0 ? copy.noneHasAll : '',
    isPartial && understood.length > 0
      ? fill(copy.understood, { words: understood.join(', ') })
      : '',
  ].filter(Boolean);
}
