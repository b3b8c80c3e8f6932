import { formatList } from '../../format.ts';
import { answerQuery, type Result } from './answer.ts';
import { lexiconOf } from './lexicon.ts';
import type { Query } from './query.ts';
import { readQuestion } from './read.ts';
import type { Schema } from './schema.ts';

/**
 * `answered`: the question that was asked. `absent`: the data lacks or hides something. `unread`: a
 * word was not understood. In the last two cases `result` is what the rest of the question gives.
 */
export type Answer = {
  status: 'answered' | 'absent' | 'unread';
  /** What was not understood, is not there, or was corrected. */
  notes: string[];
  /** A question that comes near one which cannot be answered. */
  instead?: string;
  query?: Query;
  result?: Result;
};
export type Ask = (question: string) => Answer;

export function asker(schema: Schema): Ask {
  const lexicon = lexiconOf(schema);
  return (question) => {
    const { query, unread, corrected, absent, instead } = readQuestion(question, schema, lexicon);
    const isWhole = unread.length === 0 && absent.length === 0;
    // What is left of a question may be counted, but not answered by a figure that nobody named.
    const isCount = query?.aggregate === 'count' || query?.aggregate === 'list';
    const result = query && (isWhole || isCount) ? answerQuery(schema, query) : undefined;
    const slips = corrected.map(({ typed, read }) => `“${typed}” was read as “${read}”.`);
    const notes = [...absent, ...(unread.length > 0 ? [schema.unread(unread)] : []), ...slips];
    const isComplete = unread.length === 0 && query !== undefined;
    const status = absent.length > 0 ? 'absent' : isComplete ? 'answered' : 'unread';
    if (status === 'unread' && unread.length === 0) notes.unshift(schema.unread([]));
    return {
      status,
      notes,
      ...(query && { query }),
      ...(result && { result }),
      ...(instead && { instead }),
    };
  };
}

export const quoted = (words: readonly string[]) => formatList(words.map((word) => `“${word}”`));
