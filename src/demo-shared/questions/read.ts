import { stopWords } from './keywords.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { type Correction, matchTerms, nearestWord, type Term } from './phrases.ts';
import type { Query } from './query.ts';
import { resolve } from './resolve.ts';
import type { Schema } from './schema.ts';
import { stem, tokenize } from './stem.ts';

type ParsedQuestion = {
  /** Undefined if no entity supports the question. */
  query?: Query;
  unrecognized: string[];
  /** Known words that no entity supports together. */
  unmatched: string[];
  corrections: Correction[];
  /** Sentences about requested data that is missing or hidden. */
  absent: string[];
  suggestion?: string | undefined;
};

/** Parses a question into a query. Reports every content word that the query does not use. */
export function parseQuestion(question: string, schema: Schema, lexicon: Lexicon): ParsedQuestion {
  const { range, rest } = schema.extractRange(question.toLowerCase());
  const knownWords = [...lexicon.words].filter((word) => lexicon.meanings.has(stem(word)));
  const { terms, corrections } = matchTerms(tokenize(rest), lexicon, stopWords, (word) =>
    nearestWord(word, knownWords),
  );
  const isRecognized = ({ meanings, number }: Term<Meaning>) =>
    meanings.length > 0 || number !== undefined;
  const unrecognized = terms.filter((term) => !isRecognized(term)).map(({ text }) => text);
  const absent = new Set<string>();
  let suggestion: string | undefined;
  const usableTerms = terms.filter(isRecognized).filter(({ meanings }) => {
    const reasons = meanings.map((meaning) => reasonForAbsence(meaning, schema));
    const isAbsent = meanings.length > 0 && reasons.every(Boolean);
    if (isAbsent) absent.add(reasons[0] as string);
    for (const meaning of meanings)
      if (meaning.type === 'absent') suggestion ??= meaning.suggestion;
    return !isAbsent;
  });
  const second = schema.extractRange(rest).range;
  const { query, unmatched, isOutside } = second
    ? { unmatched: [second.label] }
    : resolve(usableTerms, range, schema);
  if (!query && isOutside) absent.add(schema.outsideMessage);
  return {
    query: range || usableTerms.some(hasContent) ? query : undefined,
    unrecognized,
    unmatched,
    corrections,
    absent: [...absent],
    suggestion,
  };
}

const hasContent = ({ meanings }: Term<Meaning>) =>
  meanings.some(({ type }) => !['keyword', 'filler', 'unit'].includes(type));

/** Why the data cannot answer for this meaning. */
function reasonForAbsence(meaning: Meaning, schema: Schema): string | undefined {
  if (meaning.type === 'absent') return meaning.answer;
  if (meaning.type === 'measure')
    return schema.measures.find(({ id }) => id === meaning.id)?.hidden;
  if (meaning.type === 'field' || meaning.type === 'value')
    return schema.dimensions.find(({ id }) => id === meaning.field)?.hidden;
  return;
}
