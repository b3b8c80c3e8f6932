import type { Asset } from '../library/asset.ts';
import type { Evidence } from './evidence.ts';
import type { ParsedQuery, Term } from './query.ts';
import { bestPair, type Pair } from './relations.ts';

/** Why an asset matches: each term with its evidence, each relation with its best pair, and the whole picture's times and colors. */
export type Result = {
  asset: Asset;
  /** 0 to 1: the share of what is asked that it meets, by weight. */
  score: number;
  /** Whether it breaks no rule: nothing excluded is in it, each range is met, kind and persons are those asked for. */
  allowed: boolean;
  /** Whether it is allowed and each thing, time and color asked for is in it. */
  whole: boolean;
  /** Whether it is allowed and has a thing asked for, and nothing it lacks stands in a relation: `the sun and some clouds`, but not `a bus on a bridge`. */
  partly: boolean;
  terms: { term: Term; evidence: Evidence }[];
  relations: { text: string; name: string; from: number; to: number; pair?: Pair }[];
  times: { text: string; strength: number }[];
  query: ParsedQuery;
};

/** A term with what it finds in each asset, in how many it finds something, and how much it counts. */
export type TermMatch = { term: Term; evidence: Map<string, Evidence>; matches: number; weight: number };

const relationWeight = 0.8;
const wholeWeight = 1;
const viewWeight = 0.6;
/** Surer than a role (`engineer` is any person). */
const surely = 0.5;

/** Scores this close are ties: a picture then goes before a film shot, and the larger objects before the smaller. */
const step = 0.02;
const stepped = ({ score }: Result, size = step) => Math.round(score / size);
const areaOf = ({ box: [left, top, right, bottom] }: { box: [number, number, number, number] }) => (right - left) * (bottom - top);
const shownArea = ({ terms }: Result) => terms.flatMap(({ evidence }) => evidence.objects).reduce((sum, object) => sum + areaOf(object), 0);
export const byScore = (one: Result, other: Result) =>
  Number(other.whole) - Number(one.whole) ||
  stepped(other) - stepped(one) ||
  Number(one.asset.type === 'film shot') - Number(other.asset.type === 'film shot') ||
  stepped(other, step / 10) - stepped(one, step / 10) ||
  shownArea(other) - shownArea(one);

/** How well an asset's time of day answers, 0 to 1; a sunrise is also where the sun is in the picture. */
const timeStrength = (answers: Record<string, number>, { timeOfDay = '', objects }: Asset) =>
  Math.min(1, (answers[timeOfDay] ?? 0) + (objects.some(({ label }) => label === 'sun') ? (answers.sun ?? 0) : 0));

const shows = (asset: Asset, person: string) => asset.objects.some(({ id }) => id === person);
const hasColor = (asset: Asset, names: string[]) => names.some((name) => asset.colors.includes(name));
/** What has a label is left out where a box shows it; what has none, or is a role, where the description says so. */
export const isIn = (term: Term, { objects, found, strength, inText }: Evidence) =>
  hasLabels(term) && found?.matchType !== 'role' ? objects.length > 0 : inText && strength > surely;

/** A word that only describes, and that nothing answers: it neither keeps an asset out nor ranks it. */
const isIdle = (term: Term, matches: number) => term.qualifies === true && matches === 0;

/** Whether the asset has a term as it is asked for: the thing, in its colors, as many as its range allows. */
export function meets(term: Term, { strength, objects, colors }: Evidence): boolean {
  if (term.range && (objects.length < term.range.min || objects.length > term.range.max)) return false;
  if (term.count !== undefined && objects.length > 0 && objects.length < term.count / 2) return false;
  return strength > 0 && colors.length === term.colors.length;
}

/** How well the asset is of a kind of view: a close-up is filled by what is asked for, an aerial view has all its things small or says so. */
function viewHolds(view: ParsedQuery['views'][number]['view'], { alt, caption, objects }: Asset, seen: Evidence['objects']): number {
  const largest = Math.max(0, ...(view === 'close up' && seen.length > 0 ? seen : objects).map(areaOf));
  if (view === 'close up') return Math.min(1, largest / 0.08);
  return /from above|bird/.test(`${alt} ${caption}`) ? 1 : Math.max(0, 0.6 - largest * 2);
}

/** Scores one asset: the matched share of everything the query asks for, by weight. */
export function scoreAsset(asset: Asset, query: ParsedQuery, candidates: TermMatch[]): Result {
  const parts: { weight: number; strength: number }[] = [];
  const { without } = query;
  const excluded = [
    query.types.length > 0 && !query.types.some(({ type }) => type === asset.type),
    without.types.some(({ type }) => type === asset.type),
    !query.persons.every((person) => shows(asset, person)),
    without.persons.some((person) => shows(asset, person)),
    without.times.some(({ answers }) => timeStrength(answers, asset) >= surely || asset.timeOfDay === undefined),
    without.colors.some(({ names }) => hasColor(asset, names.slice(0, 1))),
  ];
  let allowed = !excluded.some(Boolean);
  const lacking = new Set<number>();

  const terms = candidates.map(({ term, evidence, weight, matches }, place) => {
    const found = evidence.get(asset.id) as Evidence;
    if (term.absent) {
      const colored = term.colors.length === 0 || found.colors.length === term.colors.length;
      if (isIn(term, found) && colored) allowed = false;
      // Absence is true of many pictures: it filters, but hardly ranks.
      parts.push({ weight: 0.2, strength: isIn(term, found) && colored ? 0 : 1 });
      return { term, evidence: found };
    }
    if (term.range && !meets({ ...term, colors: [] }, found)) allowed = false;
    // A thing has to be there; a word that stands in descriptions only ranks, unless nothing has it.
    const isThing = hasLabels(term) || matches === 0;
    if (isThing && !isIdle(term, matches) && !meets(term, found)) lacking.add(place);
    parts.push({ weight: isIdle(term, matches) ? 0 : weight, strength: found.strength });
    return { term, evidence: found };
  });

  const relations = query.relations.map(({ text, name, from, to }) => {
    const [ones, others] = [terms[from]?.evidence.objects ?? [], terms[to]?.evidence.objects ?? []];
    const pair = bestPair(name, ones, others);
    const bothSeen = Math.min(candidates[from]?.weight ?? 0, candidates[to]?.weight ?? 0);
    // A relation that no boxes can answer says nothing for or against.
    if (pair || hasLabels(candidates[from]?.term) === hasLabels(candidates[to]?.term)) parts.push({ weight: relationWeight * bothSeen, strength: pair?.strength ?? 0 });
    return { text, name, from, to, pair };
  });

  const times = query.times.map(({ text, answers }) => ({ text, strength: timeStrength(answers, asset) }));
  const timely = times.every(({ strength }) => strength >= surely) && query.colors.every(({ names }) => hasColor(asset, names));
  const partly =
    timely &&
    terms.some(({ term, evidence }, place) => !term.absent && !lacking.has(place) && evidence.strength > 0) &&
    !query.relations.some(({ from, to }) => lacking.has(from) || lacking.has(to));
  parts.push(...times.map(({ strength }) => ({ weight: wholeWeight, strength })));
  parts.push(...query.colors.map(({ names }) => ({ weight: wholeWeight, strength: hasColor(asset, names) ? 1 : 0 })));
  parts.push(...query.persons.map((person) => ({ weight: wholeWeight * 3, strength: shows(asset, person) ? 1 : 0 })));
  const seen = terms.flatMap(({ evidence }) => evidence.objects);
  parts.push(...query.views.map(({ view }) => ({ weight: viewWeight, strength: viewHolds(view, asset, seen) })));

  const sum = parts.reduce((total, { weight }) => total + weight, 0);
  const met = parts.reduce((total, { weight, strength }) => total + weight * strength, 0);
  // Where nothing but exclusions, kinds or stop words are given, everything that is allowed answers.
  return { asset, score: sum > 0 ? met / sum : 1, allowed, whole: allowed && timely && lacking.size === 0, partly: allowed && partly, terms, relations, times, query };
}

export const hasLabels = (term?: Term) => (term?.sense?.labels.size ?? 0) > 0;
