import type { Asset, DetectedObject } from '../library/asset.ts';
import type { Evidence } from './evidence.ts';
import type { TimeScores, View } from './grammar.ts';
import type { ParsedQuery, Term } from './query.ts';
import { bestPair, type Pair } from './relations.ts';

/** How an asset matches a query, and why. */
export type Result = {
  asset: Asset;
  /** 0 to 1: the weighted share of the query that it matches. */
  score: number;
  /** Whether it has nothing excluded, and every range, kind and person asked for. */
  allowed: boolean;
  /** Whether it is allowed and has each thing, time and color asked for. */
  whole: boolean;
  /** Whether it is allowed, with a thing asked for and both sides of each relation. */
  partly: boolean;
  terms: { term: Term; evidence: Evidence }[];
  relations: { text: string; name: string; from: number; to: number; pair?: Pair }[];
  times: { text: string; strength: number }[];
  query: ParsedQuery;
};

/** `matches` counts the assets that have the term. */
export type TermMatch = {
  term: Term;
  evidence: Map<string, Evidence>;
  matches: number;
  weight: number;
};

const viewWeight = 0.6;
/** Absence is true of many pictures: it filters, but hardly ranks. */
const absenceWeight = 0.2;
/** Surer than a role (`engineer` is any person). */
const surely = 0.5;

/**
 * Scores this close are ties: a picture then precedes a film shot, and large objects small ones.
 */
const step = 0.02;
const rounded = ({ score }: Result, size: number) => Math.round(score / size);
const areaOf = ({ box: [left, top, right, bottom] }: DetectedObject) =>
  (right - left) * (bottom - top);
const shownArea = ({ terms }: Result) =>
  terms
    .flatMap(({ evidence }) => evidence.objects)
    .reduce((sum, object) => sum + areaOf(object), 0);
export const byScore = (a: Result, b: Result) =>
  Number(b.whole) - Number(a.whole) ||
  rounded(b, step) - rounded(a, step) ||
  Number(a.asset.type === 'film shot') - Number(b.asset.type === 'film shot') ||
  rounded(b, step / 10) - rounded(a, step / 10) ||
  shownArea(b) - shownArea(a);

/**
 * How well an asset's time of day answers, 0 to 1; a sunrise is also where the sun is in the
 * picture.
 */
const timeStrength = (scores: TimeScores, { timeOfDay, objects }: Asset) => {
  const sun = objects.some(({ label }) => label === 'sun') ? (scores.sun ?? 0) : 0;
  return Math.min(1, (scores[timeOfDay as keyof TimeScores] ?? 0) + sun);
};

const shows = ({ objects }: Asset, person: string) => objects.some(({ id }) => id === person);
const hasColor = ({ colors }: Asset, names: string[]) =>
  names.some((name) => colors.includes(name));

/** Whether boxes can show the term. */
export const hasBoxes = (term?: Term) => term?.anything || (term?.sense?.labels.size ?? 0) > 0;
/** Kinds and names of several words are looked for in boxes: words of a text may stand apart. */
const isOnlyInBoxes = ({ text, sense }: Term) => {
  const types = [...(sense?.labels.values() ?? [])].map(({ matchType }) => matchType);
  return types.length > 0 && (text.includes(' ') || types.every((type) => type === 'kind'));
};
const isRole = ({ found }: Evidence) => found?.matchType === 'role';

/** Whether the asset has a thing, by its boxes, or by its description if boxes cannot show it. */
export const isIn = (term: Term, evidence: Evidence) =>
  hasBoxes(term) && !isRole(evidence)
    ? evidence.objects.length > 0
    : evidence.inText && evidence.strength > surely;

/** Whether the asset has a term in its colors and number; a role is only in the description. */
export function meets(term: Term, evidence: Evidence): boolean {
  const { range, count, colors } = term;
  const { length } = evidence.objects;
  if (range && (length < range.min || length > range.max)) return false;
  if (count !== undefined && length > 0 && length < count / 2) return false;
  if (isRole(evidence) && !evidence.inText) return false;
  if (isOnlyInBoxes(term) && length === 0) return false;
  return evidence.strength > 0 && evidence.colors.length === colors.length;
}

/**
 * A close-up is filled by what is asked for; an aerial view has only small things, or its text says
 * so.
 */
function viewStrength(view: View, { alt, caption, objects }: Asset, seen: DetectedObject[]) {
  const closeUp = view === 'close up';
  const largest = Math.max(0, ...(closeUp && seen.length > 0 ? seen : objects).map(areaOf));
  if (closeUp) return Math.min(1, largest / 0.08);
  return /from above|bird/.test(`${alt} ${caption}`) ? 1 : Math.max(0, 0.6 - largest * 2);
}

/** Scores one asset: the weighted share of the query that it matches. */
export function scoreAsset(asset: Asset, query: ParsedQuery, candidates: TermMatch[]): Result {
  const { without } = query;
  const terms = candidates.map(({ term, evidence }) => ({
    term,
    evidence: evidence.get(asset.id) as Evidence,
  }));
  /** Where no box can show anything asked for, texts have to. */
  const isTextOnly = !candidates.some(({ term }) => hasBoxes(term));
  const lacks = (at: number) => {
    const { term, evidence } = terms[at] as (typeof terms)[number];
    const isIdle = term.qualifies && !term.proper && candidates[at]?.matches === 0;
    const isThing =
      hasBoxes(term) || candidates[at]?.matches === 0 || (isTextOnly && !term.qualifies);
    return !term.absent && !term.aside && isThing && !isIdle && !meets(term, evidence);
  };
  /** A number with one thing is all that is asked for, beside others it only ranks. */
  const isFewer = ({ term: { count = 0 }, evidence }: (typeof terms)[number]) =>
    terms.length === 1 && evidence.objects.length < Math.min(count, 3);
  /** Whether it has the term, or a person for a role. */
  const isNear = (at: number) =>
    !lacks(at) || isRole((terms[at] as (typeof terms)[number]).evidence);
  const has = ({ term, evidence }: (typeof terms)[number]) =>
    isIn(term, evidence) && evidence.colors.length === term.colors.length;
  const allowed = !(
    (query.types.length > 0 && !query.types.some(({ type }) => type === asset.type)) ||
    without.types.some(({ type }) => type === asset.type) ||
    !query.persons.every((person) => shows(asset, person)) ||
    without.persons.some((person) => shows(asset, person)) ||
    without.times.some(({ scores }) => !asset.timeOfDay || timeStrength(scores, asset) >= surely) ||
    without.colors.some(({ names }) => hasColor(asset, names.slice(0, 1))) ||
    terms.some((one) =>
      one.term.absent
        ? has(one)
        : one.term.range && !meets({ ...one.term, colors: [] }, { ...one.evidence, colors: [] }),
    )
  );
  const relations = query.relations.map((relation) => ({
    ...relation,
    pair: bestPair(
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
    times.every(({ strength }) => strength >= surely) &&
    query.colors.every(({ names }) => hasColor(asset, names));
  const seen = terms.flatMap(({ evidence }) => evidence.objects);

  const parts = [
    ...terms.map((one, at) =>
      one.term.absent
        ? { weight: absenceWeight, strength: Number(!has(one)) }
        : {
            weight:
              one.term.aside || (one.term.qualifies && candidates[at]?.matches === 0)
                ? 0
                : (candidates[at]?.weight ?? 0),
            strength: one.evidence.strength,
          },
    ),
    ...relations.flatMap(({ from, to, pair }) =>
      // A relation that no boxes can answer counts neither for nor against.
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
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const matched = parts.reduce((sum, { weight, strength }) => sum + weight * strength, 0);
  return {
    asset,
    // A query of exclusions or stop words alone is answered by everything that is allowed.
    score: total > 0 ? matched / total : 1,
    allowed,
    whole: allowed && isTimely && !terms.some((one, at) => lacks(at) || isFewer(one)),
    partly:
      allowed &&
      isTimely &&
      terms.some(({ term, evidence }, at) => !term.absent && evidence.strength > 0 && isNear(at)) &&
      query.relations.every(({ from, to }) => isNear(from) && isNear(to)),
    terms,
    relations,
    times,
    query,
  };
}
