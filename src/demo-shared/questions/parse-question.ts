import { stopWords } from './keywords.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { matchTerms, nearestWord, type Term } from './phrases.ts';
import type { TimeRange } from './query.ts';
import { resolve, type Times } from './resolve.ts';
import type { Schema } from './schema.ts';
import { normalize, rewrite, stem, tokenize } from './stem.ts';

/**
 * Returns the query and the unused content words. `unmatched`: known words that the best entity
 * does not support, or a surplus time. `absent`: sentences about missing or hidden data. `query` is
 * undefined if the question has no content or no entity supports it.
 */
export function parseQuestion(question: string, schema: Schema, lexicon: Lexicon) {
  const { times, rest, surplus } = extractTimes(
    rewrite(normalize(question), schema.rewrites),
    schema,
  );
  const { terms, corrections } = matchTerms(
    tokenize(rest),
    lexicon,
    stopWords,
    (word) => lexicon.compounds.get(stem(word)) ?? nearestWord(word, lexicon.oneWordPhrases),
  );
  const isRecognized = ({ meanings, number }: Term<Meaning>) =>
    meanings.length > 0 || number !== undefined;
  const unknownWords = terms.filter((term) => !isRecognized(term)).map(({ text }) => text);
  const absent = new Set<string>();
  let suggestion: string | undefined;
  const usableTerms = terms.filter(isRecognized).filter(({ meanings }) => {
    // The name of a hidden field counts as absent, even if it could be a filler.
    const isField = meanings[0]?.type === 'field';
    const reasons = meanings
      .filter(({ type }) => !isField || type !== 'filler')
      .map((meaning) => explainAbsence(meaning, schema));
    const isAbsent = meanings.length > 0 && reasons.every(Boolean);
    if (isAbsent) absent.add(reasons[0] as string);
    for (const meaning of meanings)
      if (meaning.type === 'absent') suggestion ??= meaning.suggestion;
    return !isAbsent;
  });
  const { query, unmatched, isOutsideData } = surplus
    ? { unmatched: [surplus.label] }
    : resolve(usableTerms, times, schema);
  if (!query)
    for (const { meanings } of usableTerms.filter(({ text }) => unmatched.includes(text)))
      for (const meaning of meanings) {
        const reason = explainAbsence(meaning, schema);
        if (reason) absent.add(reason);
      }
  if (!query && isOutsideData) absent.add(schema.messages.outside);
  return {
    query: times.range || usableTerms.some(hasContent) ? query : undefined,
    unknownWords,
    unmatched,
    corrections,
    absent: [...absent],
    suggestion,
  };
}

/**
 * Reads one time range, two to compare, or more that adjoin. `surplus`: a repeated range, or a
 * third one if there are gaps.
 */
function extractTimes(text: string, schema: Schema) {
  const ranges: TimeRange[] = [];
  let rest = text;
  for (;;) {
    const next = schema.extractRange(rest);
    rest = next.rest;
    if (!next.range) break;
    ranges.push(next.range);
  }
  const sorted = ranges.toSorted((a, b) => a.from - b.from);
  const [first, second] = sorted;
  const times: Times = second ? { range: second, baseline: first } : { range: first };
  const joined = ranges.length > 2 && joinRanges(sorted, schema);
  if (joined) return { times: { range: joined.range }, rest: `${rest} by ${joined.dimension}` };
  const isRepeated = first && first.from === second?.from && first.to === second.to;
  return { times, rest, surplus: isRepeated ? second : ranges[2] };
}

/** Joins `July, August, and September` into one range, grouped by month. */
function joinRanges(sorted: TimeRange[], schema: Schema) {
  const [first, last] = [sorted[0], sorted.at(-1)];
  const isGapless = sorted.every(({ from }, index) => from - (sorted[index - 1]?.to ?? from) <= 1);
  const dimension = schema.dimensions.find(
    ({ ordered, values }) => ordered && values.some(({ label }) => `in ${label}` === first?.label),
  )?.label;
  if (!first || !last || !isGapless || !dimension) return;
  const label = `${first.label} to ${last.label.replace('in ', '')}`;
  return { range: { from: first.from, to: last.to, label }, dimension };
}

const hasContent = ({ meanings }: Term<Meaning>) =>
  meanings.some(({ type }) => !['keyword', 'filler', 'unit'].includes(type));

function explainAbsence(meaning: Meaning, schema: Schema) {
  if (meaning.type === 'absent') return meaning.answer;
  if (meaning.type === 'measure' || meaning.type === 'ratio')
    return schema.measures.find(({ id }) => id === meaning.measure)?.hiddenReason;
  if (meaning.type === 'field' || meaning.type === 'value')
    return schema.dimensions.find(({ id }) => id === meaning.field)?.hiddenReason;
  return;
}
