import type { Asset } from '../library/asset.ts';
import { speller } from './correct-spelling.ts';
import { type Evidence, evidenceFor } from './evidence.ts';
import { lexiconOf } from './lexicon.ts';
import { type Ask, plainWords, type Term, understand } from './parse-query.ts';
import { bestPair, type Pair } from './relations.ts';
import { textIndexOf } from './text-index.ts';
import { stem } from './words.ts';

/** Why an asset answers: each term with its evidence, each relation with its best pair, and the times and colours of the whole. */
export type Result = {
  asset: Asset;
  /** 0 to 1. */
  score: number;
  terms: { term: Term; evidence: Evidence }[];
  relations: { said: string; name: string; from: number; to: number; pair?: Pair }[];
  times: { said: string; holds: number }[];
  ask: Ask;
};

export type Answer = { ask: Ask; results: Result[]; unmet: string[] };

/** Below this share of all that was asked for, an asset does not answer. */
const leastScore = 0.24;
/** And it may not fall too far behind the best. */
const leastShareOfBest = 0.45;
const relationWeight = 0.8;
const wholeWeight = 1;

/** Rare things say more than common ones: half of the assets show a person, one shows a telescope. */
const rarity = (assets: number, holding: number) => Math.log(1 + assets / (holding + 0.5));

/** A search over these assets. `fieldsOf` answers with the visitor's own words on an asset. */
export function searchOver(assets: Asset[], fieldsOf: (id: string) => string = () => '') {
  const lexicon = lexiconOf(assets);
  const text = textIndexOf(assets, fieldsOf);
  const mend = speller(new Set([...lexicon.words, ...text.words, ...plainWords]));
  const lexiconStems = new Set([...lexicon.words].map(stem));
  const isKnown = (word: string) => text.isKnown(stem(word)) || lexiconStems.has(stem(word));

  return (query: string): Answer => {
    const ask = understand(query, lexicon, isKnown, mend);
    const looked = ask.terms.map((term) => {
      const evidence = evidenceFor(term, assets, text);
      const holding = [...evidence.values()].filter(({ strength }) => strength > 0).length;
      return { term, evidence, holding, weight: rarity(assets.length, holding) };
    });
    const typed = ask.types.at(-1);
    const results = assets
      .map((asset) => judge(asset, ask, looked))
      .filter(({ asset, score }) => score >= leastScore && (!typed || asset.type === typed.type))
      .sort(byScore);
    const best = results[0]?.score ?? 0;
    return {
      ask,
      results: results.filter(({ score }) => score >= best * leastShareOfBest),
      unmet: looked.filter(({ term, holding }) => holding === 0 && !term.absent).map(({ term }) => term.said),
    };
  };
}

/** Scores this close are one: then a picture goes before a still of the film, and among equals the one that shows more of what was asked for. */
const step = 0.02;
const stepped = ({ score }: Result, size = step) => Math.round(score / size);
const shownArea = ({ terms }: Result) =>
  terms.flatMap(({ evidence }) => evidence.things).reduce((sum, { box: [left, top, right, bottom] }) => sum + (right - left) * (bottom - top), 0);
const byScore = (one: Result, other: Result) =>
  stepped(other) - stepped(one) ||
  Number(one.asset.type === 'film shot') - Number(other.asset.type === 'film shot') ||
  stepped(other, step / 10) - stepped(one, step / 10) ||
  shownArea(other) - shownArea(one);

type Looked = { term: Term; evidence: Map<string, Evidence>; weight: number };

/** Adds up what of the query one asset answers, as a share of all that was asked for. */
function judge(asset: Asset, ask: Ask, looked: Looked[]): Result {
  const parts: { weight: number; strength: number }[] = [];
  let kept = 1;

  const terms = looked.map(({ term, evidence, weight }) => {
    const found = evidence.get(asset.id) as Evidence;
    const strength = term.absent ? (found.things.length > 0 || found.strength > 0.5 ? 0 : 1) : found.strength;
    if (term.absent && strength === 0) kept = 0;
    // That something is missing is true of many pictures: it sorts out, and hardly finds.
    parts.push({ weight: term.absent && looked.length > 1 ? 0.2 : weight, strength });
    return { term, evidence: found };
  });

  const relations = ask.relations.map(({ said, name, from, to }) => {
    const [ones, others] = [terms[from]?.evidence.things ?? [], terms[to]?.evidence.things ?? []];
    const pair = bestPair(name, ones, others);
    const bothSeen = Math.min(looked[from]?.weight ?? 0, looked[to]?.weight ?? 0);
    // A relation that no boxes can answer says nothing for or against.
    if (pair || hasLabels(looked[from]) === hasLabels(looked[to])) parts.push({ weight: relationWeight * bothSeen, strength: pair?.holds ?? 0 });
    return { said, name, from, to, pair };
  });

  const times = ask.times.map(({ said, answers }) => ({ said, holds: answers[asset.timeOfDay ?? ''] ?? 0 }));
  parts.push(...times.map(({ holds }) => ({ weight: wholeWeight, strength: holds })));
  parts.push(...ask.colours.map(({ names }) => ({ weight: wholeWeight, strength: names.some((name) => asset.colours.includes(name)) ? 1 : 0 })));
  parts.push(...ask.persons.map((person) => ({ weight: wholeWeight * 3, strength: asset.things.some(({ id }) => id === person) ? 1 : 0 })));
  if (ask.types.length > 0 && parts.length === 0) parts.push({ weight: 1, strength: 1 });

  const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
  const met = parts.reduce((sum, { weight, strength }) => sum + weight * strength, 0);
  return { asset, score: whole > 0 ? (kept * met) / whole : 0, terms, relations, times, ask };
}

const hasLabels = (looked?: Looked) => (looked?.term.sense?.labels.size ?? 0) > 0;
