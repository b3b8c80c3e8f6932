import type { Correction } from '../../../demo-shared/questions/phrases.ts';
import type { MediaType, Place, RelationName, TimeScores, View } from './grammar.ts';
import type { Sense } from './lexicon.ts';

/** A color as the query names it, and the palette's colors that answer it. */
export type QueryColor = { text: string; names: string[] };

/** A number as the query names it, both ends included. */
type Range = { min: number; max: number; text: string };

/** One thing that is looked for, with its properties. */
export type Term = {
  text: string;
  sense?: Sense;
  colors: QueryColor[];
  /** Colors it must not have. */
  otherThan?: QueryColor[];
  /** Whether any object answers: `something orange on the left`. */
  anything?: true;
  /** The side of the picture that it is on. */
  place?: { text: string; place: Place };
  /** A plain number ranks; a range (`at least two`) has to be met. */
  count?: number;
  range?: Range;
  absent?: true;
  /** An adjective (`lovely`) or verb (`pointing`): nothing is missing without it. */
  qualifies?: true;
  /** A name that no asset has: `Eiffel tower`, `Toyota car`. */
  proper?: true;
  /** A part that no box shows, whose color describes the thing after it: `green roof house`. */
  aside?: true;
};

type Time = { text: string; scores: TimeScores };
type Type = { text: string; type: MediaType };

/**
 * What a query asks for, in query order. `relations` hold places in `terms`; `without` must be
 * absent.
 */
export type ParsedQuery = {
  terms: Term[];
  relations: { text: string; name: RelationName; from: number; to: number }[];
  colors: QueryColor[];
  times: Time[];
  persons: string[];
  types: Type[];
  views: { text: string; view: View }[];
  without: { times: Time[]; persons: string[]; types: Type[]; colors: QueryColor[] };
  /** Words that were read otherwise than they were typed. */
  corrections: Correction[];
};
