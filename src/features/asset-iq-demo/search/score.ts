import type { Asset, DetectedObject } from '../library/asset.ts';
import type { Evidence } from './evidence.ts';
import { hasBoxes, type ParsedQuery, type Term, type TimeScores, type View } from './query.ts';
import { findBestPair, type Pair } from './relations.ts';

/** How an asset matches a query, and why. */
export type Result = {
  asset: Asset;
  /** Weighted fraction of the query that the asset matches, 0 to 1. */
  score: number;
  /** It contains nothing that is excluded, and meets every range, type and person of the query. */
  isAllowed: boolean;
  /** It is allowed, and matches all terms, times and colors. */
  matchesAll: boolean;
  /** It is allowed, and matches at least one term and both sides of each relation. */
  matchesPartly: boolean;
  terms: { term: Term; evidence: Evidence }[];
  relations: { text: string; name: string; from: number; to: number; pair?: Pair }[];
  times: { text: string; strength: number }[];
  query: ParsedQuery;
};

/** `matches`: number of assets that match the term. */
export type TermMatch = {
  term: Term;
  evidence: Map<string, Evidence>;
  matches: number;
  weight: number;
};

const viewWeight = 0.6;
/** Low, because most pictures lack the excluded object. */
const absenceWeight = 0.2;
/** More than the weight of a role, because `engineer` matches any person. */
const minCertainty = 0.5;

/** Scores are compared in these steps. In a tie, pictures precede film shots and large objects small ones. */
const scoreStep = 0.02;
const roundedScore = ({ score }: Result, size: number) => Math.round(score / size);
const boxArea = ({ box: [left, top, right, bottom] }: DetectedObject) =>
  (right - left) * (bottom - top);
const matchedArea = ({ terms }: Result) =>
  terms
    .flatMap(({ evidence }) => evidence.objects)
    .reduce((sum, object) => sum + boxArea(object), 0);
export const compareResults = (a: Result, b: Result) =>
  Number(b.matchesAll) - Number(a.matchesAll) ||
  roundedScore(b, scoreStep) - roundedScore(a, scoreStep) ||
  Number(a.asset.type === 'film shot') - Number(b.asset.type === 'film shot') ||
  roundedScore(b, scoreStep / 10) - roundedScore(a, scoreStep / 10) ||
  matchedArea(b) - matchedArea(a);

/** Returns how well the time of day matches, 0 to 1. A visible sun adds to it, as for `sunrise`. */
const timeStrength = (scores: TimeScores, { timeOfDay, objects }: Asset) => {
  const sun = objects.some(({ label }) => label === 'sun') ? (scores.sun ?? 0) : 0;
  return Math.min(1, (scores[timeOfDay as keyof TimeScores] ?? 0) + sun);
};

const shows = ({ objects }: Asset, person: string) => objects.some(({ id }) => id === person);
const hasColor = ({ colors }: Asset, names: string[]) =>
  names.some((name) => colors.includes(name));

/** Wider terms and names of several words must match a box, not words scattered over a text. */
const needsBox = ({ text, sense }: Term) => {
  const types = [...(sense?.labels.values() ?? [])].map(({ matchType }) => matchType);
  return types.length > 0 && (text.includes(' ') || types.every((type) => type === 'kind'));
};
const isRole = ({ found }: Evidence) => found?.matchType === 'role';

/** Whether the asset contains a term in its boxes, or in its text if no box can show the term. */
export const hasTerm = (term: Term, evidence: Evidence) =>
  hasBoxes(term) && !isRole(evidence)
    ? evidence.objects.length > 0
    : evidence.isInText && evidence.strength > minCertainty;

/** Whether the asset has the term with its colors and number. Roles must be in the text. */
export function meetsTerm(term: Term, evidence: Evidence): boolean {
  const { range, count, colors } = term;
  const { length } = evidence.objects;
  if (range && (length < range.min || length > range.max)) return false;
  if (count !== undefined && length > 0 && length < count / 2) return false;
  if (isRole(evidence) && !evidence.isInText) return false;
  if (needsBox(term) && length === 0) return false;
  return evidence.strength > 0 && evidence.colors.length === colors.length;
}

/** In a close-up the objects are large; an aerial view has small objects or is described as one. */
function viewStrength(view: View, { alt, caption, objects }: Asset, seen: DetectedObject[]) {
  const isCloseUp = view === 'close up';
  const largest = Math.max(0, ...(isCloseUp && seen.length > 0 ? seen : objects).map(boxArea));
  if (isCloseUp) return Math.min(1, largest / 0.08);
  return /from above|bird/.test(`${alt} ${caption}`) ? 1 : Math.max(0, 0.6 - largest * 2);
}

export function scoreAsset(asset: Asset, query: ParsedQuery, candidates: TermMatch[]): Result {
  const { without } = query;
  const terms = candidates.map(({ term, evidence }) => ({
    term,
    evidence: evidence.get(asset.id) as Evidence,
  }));
  /** If no term can have boxes, every term must match a text. */
  const isTextOnly = !candidates.some(({ term }) => hasBoxes(term));
  const lacks = (at: number) => {
    const { term, evidence } = terms[at] as (typeof terms)[number];
    const isIdle = term.isQualifier && !term.isProperName && candidates[at]?.matches === 0;
    const isThing =
      hasBoxes(term) || candidates[at]?.matches === 0 || (isTextOnly && !term.isQualifier);
    return (
      !term.isExcluded && !term.isUnboxedPart && isThing && !isIdle && !meetsTerm(term, evidence)
    );
  };
  /** A number is required if it belongs to the only term. Otherwise it only affects the ranking. */
  const isFewer = ({ term: { count = 0 }, evidence }: (typeof terms)[number]) =>
    terms.length === 1 && evidence.objects.length < Math.min(count, 3);
  /** A role is near if the asset shows any person. */
  const isNear = (at: number) =>
    !lacks(at) || isRole((terms[at] as (typeof terms)[number]).evidence);
  const has = ({ term, evidence }: (typeof terms)[number]) =>
    hasTerm(term, evidence) && evidence.colors.length === term.colors.length;
  const allowed = !(
    (query.types.length > 0 && !query.types.some(({ type }) => type === asset.type)) ||
    without.types.some(({ type }) => type === asset.type) ||
    !query.persons.every((person) => shows(asset, person)) ||
    without.persons.some((person) => shows(asset, person)) ||
    without.times.some(
      ({ scores }) => !asset.timeOfDay || timeStrength(scores, asset) >= minCertainty,
    ) ||
    without.colors.some(({ names }) => hasColor(asset, names.slice(0, 1))) ||
    terms.some((match) =>
      match.term.isExcluded
        ? has(match)
        : match.term.range &&
          !meetsTerm({ ...match.term, colors: [] }, { ...match.evidence, colors: [] }),
    )
  );
  const relations = query.relations.map((relation) => ({
    ...relation,
    pair: findBestPair(
      relation.name,
      terms[relation.from]?.evidence.objects ?? [],
      terms[relation.to]?.evidence.objects ?? [],
    ),
  }));
  const times = query.times.map(({ text, scores }) => ({
    text,
    strength: timeStrength(scores, asset),
  }));
  const isTimely =
    times.every(({ strength }) => strength >= minCertainty) &&
    query.colors.every(({ names }) => hasColor(asset, names));
  const seen = terms.flatMap(({ evidence }) => evidence.objects);

  const weightedParts = [
    ...terms.map((match, at) =>
      match.term.isExcluded
        ? { weight: absenceWeight, strength: Number(!has(match)) }
        : {
            weight:
              match.term.isUnboxedPart || (match.term.isQualifier && candidates[at]?.matches === 0)
                ? 0
                : (candidates[at]?.weight ?? 0),
            strength: match.evidence.strength,
          },
    ),
    ...relations.flatMap(({ from, to, pair }) =>
      // A relation is ignored if only one of its terms has boxes.
      pair || hasBoxes(terms[from]?.term) === hasBoxes(terms[to]?.term)
        ? { weight: 1, strength: pair?.strength ?? 0 }
        : [],
    ),
    ...times.map(({ strength }) => ({ weight: 1, strength })),
    ...query.colors.map(({ names }) => ({ weight: 1, strength: Number(hasColor(asset, names)) })),
    ...query.persons.map((person) => ({ weight: 1, strength: Number(shows(asset, person)) })),
    ...query.views.map(({ view }) => ({
      weight: viewWeight,
      strength: viewStrength(view, asset, seen),
    })),
  ];
  const total = weightedParts.reduce((sum, { weight }) => sum + weight, 0);
  const matched = weightedParts.reduce((sum, { weight, strength }) => sum + weight * strength, 0);
  return {
    asset,
    // A query without weighted parts, such as one of stop words, matches every allowed asset.
    score: total > 0 ? matched / total : 1,
    isAllowed: allowed,
    matchesAll: allowed && isTimely && !terms.some((match, at) => lacks(at) || isFewer(match)),
    matchesPartly:
      allowed &&
      isTimely &&
      terms.some(
        ({ term, evidence }, at) => !term.isExcluded && evidence.strength > 0 && isNear(at),
      ) &&
      query.relations.every(({ from, to }) => isNear(from) && isNear(to)),
    terms,
    relations,
    times,
    query,
  };
}
