import type { Correction } from '../../../demo-shared/questions/phrases.ts';
import type { MediaType, RelationName, Side, TimeScores, View } from './grammar.ts';
import type { Sense } from './lexicon.ts';

/** `text`: the query's word. `names`: matching palette colors. */
export type QueryColor = { text: string; names: string[] };

/** `min` and `max` are included. */
type Range = { min: number; max: number; text: string };

/** An object of the query with its properties. */
export type Term = {
  text: string;
  sense?: Sense;
  colors: QueryColor[];
  excludedColors?: QueryColor[];
  /** `something orange on the left`. */
  matchesAnyObject?: true;
  side?: { text: string; place: Side };
  /** A number only affects the ranking; a range (`at least two`) is required. */
  count?: number;
  range?: Range;
  isExcluded?: true;
  /** An optional adjective (`lovely`) or verb (`pointing`). */
  isQualifier?: true;
  /** A name that is in no asset: `Eiffel tower`, `Toyota car`. */
  isProperName?: true;
  /** A part without boxes, whose color belongs to the next noun: `green roof house`. */
  isUnboxedPart?: true;
};

type Time = { text: string; scores: TimeScores };
type Type = { text: string; type: MediaType };

/** Parts in query order. `from` and `to` are indexes of `terms`; `without` is excluded. */
export type ParsedQuery = {
  terms: Term[];
  relations: { text: string; name: RelationName; from: number; to: number }[];
  colors: QueryColor[];
  times: Time[];
  persons: string[];
  types: Type[];
  views: { text: string; view: View }[];
  without: { times: Time[]; persons: string[]; types: Type[]; colors: QueryColor[] };
  corrections: Correction[];
};
