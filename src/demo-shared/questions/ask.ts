import { fill } from '../../content/fill.ts';
import { formatList } from '../../format.ts';
import { getEntity } from './describe.ts';
import { buildLexicon } from './lexicon.ts';
import { parseQuestion } from './parse-question.ts';
import type { Query } from './query.ts';
import { answerQuery, type Result } from './result.ts';
import type { Schema } from './schema.ts';

export type Answer = {
  /** `absent`: missing or hidden data. `unrecognized`: unknown, missing or incompatible words. */
  status: 'answered' | 'absent' | 'unrecognized';
  notes: string[];
  suggestion: string | undefined;
  query: Query | undefined;
  /** If not `answered`: undefined, or a count or list that ignores part of the question. */
  result: Result | undefined;
};

export type AnswerQuestion = (question: string) => Answer;

export function createAnswerer(schema: Schema): AnswerQuestion {
  const lexicon = buildLexicon(schema);
  return (question) => {
    const { query, unknownWords, unmatched, corrections, absent, suggestion } = parseQuestion(
      question,
      schema,
      lexicon,
    );
    const isComplete = unknownWords.length === 0 && absent.length === 0;
    // A sum or mean that ignores part of the question could mislead.
    const isCountOrList = query?.aggregate === 'count' || query?.aggregate === 'list';
    let result = query && (isComplete || isCountOrList) ? answerQuery(schema, query) : undefined;
    // Without a figure, only the sentence is shown.
    if (isComplete && result && result.value === undefined && !query?.group && !query?.baseline) {
      absent.push(result.sentence);
      result = undefined;
    }
    const status = absent.length > 0 ? 'absent' : isComplete && query ? 'answered' : 'unrecognized';
    const notes = [...absent];
    if (unknownWords.length > 0)
      notes.push(fill(schema.messages.unknownWords, { words: quoteList(unknownWords) }));
    else if (status === 'unrecognized')
      notes.push(`${schema.messages.unmatchedWords} ${quoteList(unmatched)}`.trim());
    if (query && result && startsBeforeData(schema, query)) notes.push(schema.messages.outside);
    for (const { typed, correction } of corrections)
      notes.push(`“${typed}” was read as “${correction}”.`);
    return { status, notes, query, result, suggestion };
  };
}

function startsBeforeData(schema: Schema, query: Query) {
  const { dataStart = Number.NEGATIVE_INFINITY } = getEntity(schema, query);
  return [query.range, query.baseline].some((range) => range && range.from < dataStart);
}

const quoteList = (words: readonly string[]) => formatList(words.map((word) => `“${word}”`));
