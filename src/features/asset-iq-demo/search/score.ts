import { sum } from '../../../demo-shared/sum.ts';
import type { Asset, DetectedObject } from '../library/asset.ts';
import { type Evidence, isInRange, provesTerm, showsTerm } from './evidence.ts';
import {
  canHaveBoxes,
  needsText,
  type ParsedQuery,
  type Term,
  type TimeScores,
  type View,
} from './query.ts';
import { area, findBestPair, type Pair } from './relations.ts';

export type Result = {
  asset: Asset;
  /** Weighted fraction of the query that the asset matches, 0 to 1. */
  score: number;
  /** Whether the asset meets the query's types, ranges and exclusions. */
  isAllowed: boolean;
  /** `isAllowed`, and boxes, colors, time or text prove each required part of the query. */
  matchesAll: boolean;
  terms: { term: Term; evidence: Evidence }[];
  relations: (ParsedQuery['relations'][number] & { pair?: Pair })[];
  times: { text: string; strength: number }[];
  query: ParsedQuery;
};

type TermMatch = {
  term: Term;
  evidence: Map<string, Evidence>;
  isRequired: boolean;
  weight: number;
};

/** `not at night` excludes assets that match night with at least this strength or have no time. */
const minTimeStrength = 0.5;
/** A full match needs this strength of time, view and relation; `near` only needs more than 0. */
const minProof = 0.7;

/** Scores in one step of 0.02 count as equal. */
const scoreInSteps = ({ score }: Result) => Math.round(score / 0.02);
const matchedArea = ({ terms }: Result) =>
  sum(terms.flatMap(({ evidence }) => evidence.objects.map(({ box }) => area(box))));
export const compareResults = (a: Result, b: Result) =>
  Number(b.matchesAll) - Number(a.matchesAll) ||
  scoreInSteps(b) - scoreInSteps(a) ||
  Number(a.asset.type === 'film shot') - Number(b.asset.type === 'film shot') ||
  matchedArea(b) - matchedArea(a);

const timeOfDayScore = (scores: TimeScores, { timeOfDay }: Asset) =>
  scores[timeOfDay as keyof TimeScores] ?? 0;
const timeStrength = (scores: TimeScores, asset: Asset) => {
  const sun = asset.objects.some(({ label }) => label === 'sun') ? (scores.sun ?? 0) : 0;
  return Math.min(1, timeOfDayScore(scores, asset) + sun);
};

export const findColor = ({ colors, objects }: Asset, names: string[]) =>
  names.find(
    (name) => colors.includes(name) || objects.some((object) => object.colors[0] === name),
  );

function viewStrength(view: View, { alt, caption, objects }: Asset, matched: DetectedObject[]) {
  const text = `${alt} ${caption}`;
  const isCloseUp = view === 'close up';
  const visible = isCloseUp && matched.length > 0 ? matched : objects;
  const largest = Math.max(0, ...visible.map(({ box }) => area(box)));
  if (isCloseUp) return Math.min(1, largest / 0.08);
  if (view === 'low') return Number(/low down|from below/.test(text));
  // Small objects suggest a view from above.
  return /from above|bird/.test(text) ? 1 : Math.max(0, 0.6 - largest * 2);
}

export function scoreAsset(
  asset: Asset,
  query: ParsedQuery,
  termMatches: TermMatch[],
  hasUnknownWords: boolean,
): Result {
  const { types, without } = query;
  const matches = termMatches.map((match) => ({
    ...match,
    evidence: match.evidence.get(asset.id) as Evidence,
  }));
  const asked = matches.filter(({ term }) => !term.isExcluded);
  const excluded = matches.filter(({ term }) => term.isExcluded);
  const isAllowed =
    (types.length === 0 ||
      types.some(
        ({ type }) =>
          type === asset.type ||
          // `pictures of cars` also finds film shots of cars.
          (type === 'picture' && asked.some(({ evidence }) => evidence.objects.length > 0)),
      )) &&
    !without.types.some(({ type }) => type === asset.type) &&
    without.timesOfDay.every(
      ({ scores }) => asset.timeOfDay && timeStrength(scores, asset) < minTimeStrength,
    ) &&
    !without.colors.some(({ nearestNames }) => findColor(asset, nearestNames)) &&
    !excluded.some(
      ({ term, evidence }) =>
        showsTerm(term, evidence) && evidence.colors.length === term.colors.length,
    ) &&
    asked.every(({ term, evidence }) => isInRange(term, evidence));

  const relations = query.relations.map((relation) => ({
    ...relation,
    pair: findBestPair(
      relation.name,
      matches[relation.from]?.evidence.objects ?? [],
      matches[relation.to]?.evidence.objects ?? [],
    ),
  }));
  // A relation is ignored if only one of its terms can have boxes.
  const scoredRelations = relations.filter(
    ({ from, to, pair }) =>
      pair || canHaveBoxes(matches[from]?.term) === canHaveBoxes(matches[to]?.term),
  );
  const times = query.timesOfDay.map(({ text, scores }) => ({
    text,
    strength: timeStrength(scores, asset),
    // Ignores the sun, which looks the same at sunset and sunrise.
    isProven: timeOfDayScore(scores, asset) >= minProof,
  }));
  const matchedObjects = matches.flatMap(({ evidence }) => evidence.objects);
  const conditions = [
    ...times,
    ...query.colors.map(({ names, nearestNames }) => ({
      strength: findColor(asset, names) ? 1 : 0,
      isProven: findColor(asset, nearestNames),
    })),
  ];
  const views = query.views.map(({ view }) => viewStrength(view, asset, matchedObjects));
  const otherStrengths = [
    ...conditions.map(({ strength }) => strength),
    ...views,
    ...scoredRelations.map(({ pair }) => pair?.strength ?? 0),
  ];
  const totalWeight = sum(asked.map(({ weight }) => weight)) + otherStrengths.length;
  const matchedWeight = sum([
    ...asked.map(({ weight, evidence }) => weight * evidence.strength),
    ...otherStrengths,
  ]);
  return {
    asset,
    score: totalWeight > 0 ? matchedWeight / totalWeight : 1,
    isAllowed,
    matchesAll:
      isAllowed &&
      !hasUnknownWords &&
      conditions.every(({ isProven }) => isProven) &&
      views.every((strength) => strength >= minProof) &&
      scoredRelations.every(({ name, from, pair }) =>
        pair
          ? pair.strength >= minProof || (name === 'near' && pair.strength > 0)
          : !canHaveBoxes(matches[from]?.term),
      ) &&
      asked.every(({ term, evidence, isRequired }) => !isRequired || provesTerm(term, evidence)) &&
      // A `person` box cannot prove `no beard`.
      !excluded.some(({ term, evidence }) => needsText(term) && evidence.objects.length > 0),
    terms: matches,
    relations,
    times,
    query,
  };
}
