import { fill } from '../../content/fill.ts';
import { formatList } from '../../format.ts';
import { buildLexicon } from './lexicon.ts';
import { parseQuestion } from './parse-question.ts';
import type { Query } from './query.ts';
import { answerQuery, type Result } from './result.ts';
import type { Schema } from './schema.ts';

export type Answer = {
  /**
   * `absent`: requested data is missing or hidden. `unrecognized`: words are unknown or do not fit
   * together.
   */
  status: 'answered' | 'absent' | 'unrecognized';
  /** Sentences about unknown words, absent data and corrections. */
  notes: string[];
  suggestion: string | undefined;
  query: Query | undefined;
  /** Unless `answered`, the result of the question without its unknown words and absent data. */
  result: Result | undefined;
};

export type AnswerQuestion = (question: string) => Answer;

export function createAnswerer(schema: Schema): AnswerQuestion {
  const lexicon = buildLexicon(schema);
  return (question) => {
    const { query, unrecognized, unmatched, corrections, absent, suggestion } = parseQuestion(
      question,
      schema,
      lexicon,
    );
    const isComplete = unrecognized.length === 0 && absent.length === 0;
    // For a part of a question, any figure but a count could mislead.
    const isCount = query?.aggregate === 'count' || query?.aggregate === 'list';
    let result = query && (isComplete || isCount) ? answerQuery(schema, query) : undefined;
    const correctionNotes = corrections.map(
      ({ typed, correction }) => `“${typed}” was read as “${correction}”.`,
    );
    // No row has the measure.
    if (isComplete && result?.value === undefined && result && !query?.group) {
      absent.push(result.sentence);
      result = undefined;
    }
    const status = absent.length > 0 ? 'absent' : isComplete && query ? 'answered' : 'unrecognized';
    const isMessageNeeded = unrecognized.length > 0 || status === 'unrecognized';
    const { unread, apart } = schema.messages;
    const message =
      unrecognized.length > 0
        ? fill(unread, { words: quoteList(unrecognized) })
        : `${apart} ${quoteList(unmatched)}`.trim();
    const notes = [...absent, ...(isMessageNeeded ? [message] : []), ...correctionNotes];
    return { status, notes, query, result, suggestion };
  };
}

const quoteList = (words: readonly string[]) => formatList(words.map((word) => `“${word}”`));
