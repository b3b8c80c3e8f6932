import type { Asset } from '../library/asset.ts';
import { spellingCorrector } from './correct-spelling.ts';
import { askedOf } from './describe-query.ts';
import { evidenceFor } from './evidence.ts';
import { lexiconOf } from './lexicon.ts';
import { parseQuery } from './parse-query.ts';
import type { ParsedQuery } from './query.ts';
import { byScore, hasBoxes, meets, type Result, scoreAsset, type TermMatch } from './score.ts';
import { textIndexOf } from './text-index.ts';
import { type Translation, translate } from './translate.ts';
import { isStopWord, stem, wordsOf } from './words.ts';

/** `results` match the whole query, then a part of it; `nearest` is used if there are none. */
export type Answer = {
  query: ParsedQuery;
  translation: Translation;
  results: Result[];
  nearest: Result[];
  /** What is in no asset, each as it was asked. */
  missing: string[];
  /** Roles, clothes and adjectives that no annotation has: `doctor`, `red dress`, `lovely`. */
  unlabeled: string[];
};

/** Assets that score less are no result. */
const leastScore = 0.24;
/** Nor are assets that score less than this share of the best. */
const leastShareOfBest = 0.45;
const mostNearest = 6;

/** Inverse document frequency: half of the assets show a person, one shows a telescope. */
const rarity = (assets: number, matches: number) => Math.log(1 + assets / (matches + 0.5));

/** Whether the asset has anything that is asked for. */
const hasThing = ({ terms }: Result) => {
  const wanted = terms.filter(({ term }) => !term.absent);
  return wanted.length === 0 || wanted.some(({ evidence }) => evidence.strength > 0);
};

/** A search over these assets. `fieldsOf` returns the visitor's own words on an asset. */
export function searchOver(assets: Asset[], fieldsOf: (id: string) => string = () => '') {
  const lexicon = lexiconOf(assets);
  const text = textIndexOf(assets, fieldsOf);
  const words = new Set([...lexicon.words, ...text.words]);
  const stems = new Set([...words].map(stem));
  const isKnown = (word: string) => isStopWord(word) || stems.has(stem(word)) || /\d/.test(word);
  const nearest = spellingCorrector(words);
  const correct = (word: string, isLast: boolean) =>
    isKnown(word) ? undefined : nearest(word, isLast);

  return (query: string): Answer => {
    const translation = translate(query, isKnown);
    const parsed = parseQuery(translation.english, lexicon, isKnown, correct);
    const candidates: TermMatch[] = parsed.terms.map((term) => {
      const evidence = evidenceFor(term, assets, text);
      const matches = [...evidence.values()].filter(({ strength }) => strength > 0).length;
      return { term, evidence, matches, weight: rarity(assets.length, matches) };
    });
    const isUnmet = ({ term, evidence }: TermMatch) =>
      hasBoxes(term) && ![...evidence.values()].some((one) => meets(term, one));
    const isRole = ({ evidence }: TermMatch) =>
      [...evidence.values()].some(({ found }) => found?.matchType === 'role');
    const asked = candidates.filter(({ term }) => !term.absent);
    const unlabeled = asked.filter(
      (one) => one.term.aside || (one.matches === 0 ? one.term.qualifies : isRole(one)),
    );
    const missing = [
      ...parsed.persons.filter(
        (person) => !assets.some(({ objects }) => objects.some(({ id }) => id === person)),
      ),
      ...asked
        .filter((one) => !unlabeled.includes(one) && (one.matches === 0 || isUnmet(one)))
        .map(({ term, matches }) => (matches === 0 ? term.text : askedOf(term))),
    ];
    const scored = assets.map((asset) => scoreAsset(asset, parsed, candidates)).sort(byScore);
    const isAsked = wordsOf(translation.english).length > 0;
    const allowed = missing.length === 0 && isAsked ? scored.filter((one) => one.allowed) : [];
    const answers = allowed.some(({ whole }) => whole)
      ? allowed
      : allowed.filter(({ partly }) => partly);
    const best = answers[0]?.score ?? 0;
    const results = answers.filter(
      (answer) =>
        answer.score >= Math.max(leastScore, best * leastShareOfBest) &&
        (answer.whole || hasThing(answer)),
    );
    return {
      query: parsed,
      translation,
      results,
      nearest:
        results.length > 0 || !isAsked
          ? []
          : scored.filter(({ score }) => score >= leastScore / 2).slice(0, mostNearest),
      missing,
      unlabeled: unlabeled.map(({ term }) => askedOf(term)),
    };
  };
}
export type { Result } from './score.ts';
