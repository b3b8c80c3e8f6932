import type { MediaType, Range, View } from './grammar.ts';
import type { Sense } from './lexicon.ts';
import type { RelationName } from './relations.ts';

/** A color as the query names it, and the palette's colors that answer it. */
export type QueryColor = { text: string; names: string[] };

/** One thing that is looked for, with what was said of it. */
export type Term = {
  text: string;
  sense?: Sense;
  colors: QueryColor[];
  /** Colors it must not have. */
  otherThan?: QueryColor[];
  /** A plain number ranks; a range (`at least two`) has to be met. */
  count?: number;
  range?: Range;
  absent?: true;
  /** Says how something is (`lovely`, `pointing`) rather than what is there, as far as its place tells: nothing is missing without it. */
  qualifies?: true;
};

type Time = { text: string; answers: Record<string, number> };

/** What a query asks for, in query order. `relations` hold places in `terms`; what is `without` has to be absent. */
export type ParsedQuery = {
  terms: Term[];
  relations: { text: string; name: RelationName; from: number; to: number }[];
  colors: QueryColor[];
  times: Time[];
  persons: string[];
  /** `film shot` or `picture`, where one is asked for. */
  types: { text: string; type: MediaType }[];
  views: { text: string; view: View }[];
  without: { times: Time[]; persons: string[]; types: { text: string; type: MediaType }[]; colors: QueryColor[] };
  /** Words that were read otherwise than they were typed. */
  corrections: { typed: string; read: string }[];
};

export const emptyQuery = (): ParsedQuery => ({
  terms: [],
  relations: [],
  colors: [],
  times: [],
  persons: [],
  types: [],
  views: [],
  without: { times: [], persons: [], types: [], colors: [] },
  corrections: [],
});
