import { stopWords } from './cues.ts';
import type { Lexicon, Meaning } from './lexicon.ts';
import { type Item, itemsOf, nearestWord, type Slip } from './phrases.ts';
import type { Query, Span } from './query.ts';
import { resolve } from './resolve.ts';
import type { Schema } from './schema.ts';
import { stem, tokenize } from './words.ts';

export type Reading = {
  /** Undefined if no table holds everything that was asked for. */
  query?: Query;
  /** Words that the data does not know. */
  unread: string[];
  /** Slips that were corrected. */
  corrected: Slip[];
  /** What the data lacks or hides, in sentences. */
  absent: string[];
  instead?: string | undefined;
};

/** Reads a question into a query; every content word is either used or reported. */
export function readQuestion(question: string, schema: Schema, lexicon: Lexicon): Reading {
  const { span, rest } = schema.takeSpan(question.toLowerCase());
  const readable = [...lexicon.words].filter((word) => lexicon.meanings.has(stem(word)));
  const { items, corrected } = itemsOf(tokenize(rest), lexicon, stopWords, (word) =>
    nearestWord(word, readable),
  );
  const isRead = ({ meanings, number }: Item<Meaning>) =>
    meanings.length > 0 || number !== undefined;
  const unread = items.filter((item) => !isRead(item)).map(({ text }) => text);
  const absent = new Set<string>();
  let instead: string | undefined;
  const usable = items.filter(isRead).filter(({ meanings }) => {
    const reasons = meanings.map((meaning) => reasonFor(meaning, schema));
    const hidden = meanings.length > 0 && reasons.every(Boolean);
    if (hidden) absent.add(reasons[0] as string);
    for (const meaning of meanings) if (meaning.as === 'absent') instead ??= meaning.instead;
    return !hidden;
  });
  const { query, loose } = resolve(usable, span, schema);
  return {
    query: saysAnything(usable, span) ? query : undefined,
    unread: [...unread, ...loose],
    corrected,
    absent: [...absent],
    instead,
  };
}

const saysAnything = (items: Item<Meaning>[], span: Span | undefined) =>
  span !== undefined ||
  items.some(({ meanings }) => meanings.some(({ as }) => !['cue', 'filler', 'unit'].includes(as)));

/** Why the data cannot answer for this meaning. */
function reasonFor(meaning: Meaning, schema: Schema): string | undefined {
  if (meaning.as === 'absent') return meaning.answer;
  if (meaning.as === 'measure') return schema.measures.find(({ id }) => id === meaning.id)?.hidden;
  if (meaning.as === 'field' || meaning.as === 'value')
    return schema.dimensions.find(({ id }) => id === meaning.field)?.hidden;
  return;
}
