import type { Asset } from '../library/asset.ts';
import { spellingCorrector } from './correct-spelling.ts';
import { type Evidence, evidenceFor } from './evidence.ts';
import { lexiconOf } from './lexicon.ts';
import { type ParsedQuery, parseQuery, plainWords, type Term } from './parse-query.ts';
import { bestPair, type Pair } from './relations.ts';
import { textIndexOf } from './text-index.ts';
import { stem } from './words.ts';

/** Why an asset matches: each term with its evidence, each relation with its best pair, and the whole picture's times and colors. */
export type Result = {
  asset: Asset;
  /** 0 to 1. */
  score: number;
  terms: { term: Term; evidence: Evidence }[];
  relations: { text: string; name: string; from: number; to: number; pair?: Pair }[];
  times: { text: string; holds: number }[];
  query: ParsedQuery;
};

export type Answer = { query: ParsedQuery; results: Result[]; unmatched: string[] };

/** Assets that score less are no result. */
const leastScore = 0.24;
/** Nor are assets that score less than this share of the best. */
const leastShareOfBest = 0.45;
const relationWeight = 0.8;
const wholeWeight = 1;

/** Inverse document frequency: half of the assets show a person, one shows a telescope. */
const rarity = (assets: number, holding: number) => Math.log(1 + assets / (holding + 0.5));

/** A search over these assets. `fieldsOf` answers with the visitor's own words on an asset. */
export function searchOver(assets: Asset[], fieldsOf: (id: string) => string = () => '') {
  const lexicon = lexiconOf(assets);
  const text = textIndexOf(assets, fieldsOf);
  const correctSpelling = spellingCorrector(new Set([...lexicon.words, ...text.words, ...plainWords]));
  const lexiconStems = new Set([...lexicon.words].map(stem));
  const isKnown = (word: string) => text.isKnown(stem(word)) || lexiconStems.has(stem(word));

  return (query: string): Answer => {
    const parsed = parseQuery(query, lexicon, isKnown, correctSpelling);
    const candidates = parsed.terms.map((term) => {
      const evidence = evidenceFor(term, assets, text);
      const holding = [...evidence.values()].filter(({ strength }) => strength > 0).length;
      return { term, evidence, holding, weight: rarity(assets.length, holding) };
    });
    const typed = parsed.types.at(-1);
    const results = assets
      .map((asset) => scoreAsset(asset, parsed, candidates))
      .filter(({ asset, score }) => score >= leastScore && (!typed || asset.type === typed.type))
      .sort(byScore);
    const best = results[0]?.score ?? 0;
    return {
      query: parsed,
      results: results.filter(({ score }) => score >= best * leastShareOfBest),
      unmatched: candidates.filter(({ term, holding }) => holding === 0 && !term.absent).map(({ term }) => term.text),
    };
  };
}

/** Scores this close are ties: a picture then goes before a film shot, and the larger objects before the smaller. */
const step = 0.02;
const stepped = ({ score }: Result, size = step) => Math.round(score / size);
const shownArea = ({ terms }: Result) =>
  terms.flatMap(({ evidence }) => evidence.objects).reduce((sum, { box: [left, top, right, bottom] }) => sum + (right - left) * (bottom - top), 0);
const byScore = (one: Result, other: Result) =>
  stepped(other) - stepped(one) ||
  Number(one.asset.type === 'film shot') - Number(other.asset.type === 'film shot') ||
  stepped(other, step / 10) - stepped(one, step / 10) ||
  shownArea(other) - shownArea(one);

type TermMatch = { term: Term; evidence: Map<string, Evidence>; weight: number };

/** Scores one asset: the matched share of everything the query asks for, by weight. */
function scoreAsset(asset: Asset, query: ParsedQuery, candidates: TermMatch[]): Result {
  const parts: { weight: number; strength: number }[] = [];
  let kept = 1;

  const terms = candidates.map(({ term, evidence, weight }) => {
    const found = evidence.get(asset.id) as Evidence;
    const strength = term.absent ? (found.objects.length > 0 || found.strength > 0.5 ? 0 : 1) : found.strength;
    if (term.absent && strength === 0) kept = 0;
    // Absence is true of many pictures: it filters, but hardly ranks.
    parts.push({ weight: term.absent && candidates.length > 1 ? 0.2 : weight, strength });
    return { term, evidence: found };
  });

  const relations = query.relations.map(({ text, name, from, to }) => {
    const [ones, others] = [terms[from]?.evidence.objects ?? [], terms[to]?.evidence.objects ?? []];
    const pair = bestPair(name, ones, others);
    const bothSeen = Math.min(candidates[from]?.weight ?? 0, candidates[to]?.weight ?? 0);
    // A relation that no boxes can answer says nothing for or against.
    if (pair || hasLabels(candidates[from]) === hasLabels(candidates[to])) parts.push({ weight: relationWeight * bothSeen, strength: pair?.holds ?? 0 });
    return { text, name, from, to, pair };
  });

  const times = query.times.map(({ text, answers }) => ({ text, holds: answers[asset.timeOfDay ?? ''] ?? 0 }));
  parts.push(...times.map(({ holds }) => ({ weight: wholeWeight, strength: holds })));
  parts.push(...query.colors.map(({ names }) => ({ weight: wholeWeight, strength: names.some((name) => asset.colors.includes(name)) ? 1 : 0 })));
  parts.push(...query.persons.map((person) => ({ weight: wholeWeight * 3, strength: asset.objects.some(({ id }) => id === person) ? 1 : 0 })));
  if (query.types.length > 0 && parts.length === 0) parts.push({ weight: 1, strength: 1 });

  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const met = parts.reduce((sum, { weight, strength }) => sum + weight * strength, 0);
  return { asset, score: whole > 0 ? (kept * met) / whole : 0, terms, relations, times, query };
}

const hasLabels = (match?: TermMatch) => (match?.term.sense?.labels.size ?? 0) > 0;
