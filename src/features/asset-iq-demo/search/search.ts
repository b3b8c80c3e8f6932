import type { Asset } from '../library/asset.ts';
import { spellingCorrector } from './correct-spelling.ts';
import { evidenceFor } from './evidence.ts';
import { mediaTypes, mediaWords, negations, nobody, shades, views } from './grammar.ts';
import { lexiconOf } from './lexicon.ts';
import { missingIn } from './missing.ts';
import { parseQuery } from './parse-query.ts';
import type { ParsedQuery } from './query.ts';
import { isColor } from './read-color.ts';
import { relationPhrases } from './relations.ts';
import { byScore, type Result, scoreAsset, type TermMatch } from './score.ts';
import { textIndexOf } from './text-index.ts';
import { type Translation, translate } from './translate.ts';
import { numbers, similarColors, times } from './values.ts';
import { isStopWord, stem, wordsOf } from './words.ts';

/**
 * `results` meet all that is asked, then much of it; they are none where something asked for is in no asset, or never together. Then `missing`
 * says what, and `nearest` has what comes nearest. `unmatched` are words that only describe and that nothing answers.
 */
export type Answer = { query: ParsedQuery; translation: Translation; results: Result[]; nearest: Result[]; missing: string[]; unmatched: string[] };

/** Assets that score less are no result. */
const leastScore = 0.24;
/** Nor are assets that score less than this share of the best. */
const leastShareOfBest = 0.45;
const mostNearest = 6;

/** Inverse document frequency: half of the assets show a person, one shows a telescope. */
const rarity = (assets: number, matches: number) => Math.log(1 + assets / (matches + 0.5));

/** Whether anything that is asked for is in it at all, or nothing but its whole is asked for. */
const hasThing = ({ terms }: Result) => {
  const wanted = terms.filter(({ term }) => !term.absent);
  return wanted.length === 0 || wanted.some(({ evidence }) => evidence.strength > 0);
};

/** Words of the query grammar, which need no lexicon. */
const grammarWords = new Set([
  ...negations,
  ...nobody,
  ...shades,
  ...mediaWords,
  ...Object.keys(mediaTypes),
  ...Object.keys(numbers),
  ...Object.keys(similarColors),
  ...[...times.map(([text]) => text), ...relationPhrases.map(([text]) => text), ...views.map(([words]) => words.join(' '))].flatMap(wordsOf),
  ...wordsOf('empty minimum maximum precisely between'),
]);

/** A search over these assets. `fieldsOf` answers with the visitor's own words on an asset. */
export function searchOver(assets: Asset[], fieldsOf: (id: string) => string = () => '') {
  const lexicon = lexiconOf(assets);
  const text = textIndexOf(assets, fieldsOf);
  const correct = spellingCorrector([...lexicon.words, ...text.words, ...grammarWords], (words) => lexicon.senses.has(words.map(stem).join(' ')));
  const lexiconStems = new Set([...lexicon.words].map(stem));
  const isKnown = (word: string) => text.isKnown(stem(word)) || lexiconStems.has(stem(word));
  const isReadable = (word: string) => isKnown(word) || grammarWords.has(word) || grammarWords.has(stem(word)) || isColor(word) || /\d/.test(word);

  return (query: string): Answer => {
    const translation = translate(query, (word) => isStopWord(word) || isReadable(word));
    const parsed = parseQuery(translation.english, lexicon, isReadable, correct);
    const candidates: TermMatch[] = parsed.terms.map((term) => {
      const evidence = evidenceFor(term, assets, text);
      const matches = [...evidence.values()].filter(({ strength }) => strength > 0).length;
      return { term, evidence, matches, weight: rarity(assets.length, matches) };
    });
    const unmatched = candidates.filter(({ term, matches }) => matches === 0 && !term.absent && term.qualifies).map(({ term }) => term.text);
    const asked = candidates.filter(({ term, matches }) => matches > 0 || !term.qualifies);
    const scored = assets.map((asset) => scoreAsset(asset, parsed, candidates)).sort(byScore);
    const allowed = scored.filter(({ allowed }) => allowed);
    const missing = missingIn(parsed, asked, assets);
    const isAsked = wordsOf(translation.english).length > 0;
    const answers = missing.length > 0 || !isAsked ? [] : allowed.some(({ whole }) => whole) ? allowed : allowed.filter(({ partly }) => partly);
    const best = answers[0]?.score ?? 0;
    const results = answers.filter((answer) => answer.score >= leastScore && answer.score >= best * leastShareOfBest && (answer.whole || hasThing(answer)));
    const nearest = results.length > 0 || !isAsked ? [] : scored.filter(({ score }) => score >= leastScore / 2).slice(0, mostNearest);
    return { query: parsed, translation, results, nearest, missing, unmatched };
  };
}
export type { Result } from './score.ts';
