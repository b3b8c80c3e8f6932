import type { Asset } from '../library/asset.ts';
import { createSpellingCorrector } from './correct-spelling.ts';
import { findEvidence, meetsTerm } from './evidence.ts';
import { buildLexicon } from './lexicon.ts';
import { parseQuery } from './parse-query.ts';
import { dropPurpose } from './purpose.ts';
import { canHaveBoxes, formatTerm, needsText, type ParsedQuery } from './query.ts';
import { compareResults, type Result, scoreAsset } from './score.ts';
import { createTextIndex } from './text-index.ts';
import { stem, stopWords, tokenize, weakWords } from './tokenize.ts';
import { type Translation, translate } from './translate.ts';

/** `results`: full matches, then partial ones. `nearest`: the best assets, if nothing matches. */
export type Answer = {
  query: ParsedQuery;
  translation: Translation;
  results: Result[];
  nearest: Result[];
  /** Terms that no asset meets. In a query of only stop words: weak words such as `sitting`. */
  missing: string[];
  /** Terms narrower than a label (`doctor`, `red dress`) or without one (`lovely`). */
  unlabeled: string[];
};

/** Partial matches need both minimums; `nearest` needs half of `minScore`. */
const minScore = 0.35;
const minFractionOfBest = 0.4;
const maxNearest = 6;

const matchesSomeTerm = ({ terms }: Result) => {
  const asked = terms.filter(({ term }) => !term.isExcluded);
  return asked.length === 0 || asked.some(({ evidence }) => evidence.strength > 0);
};

export function createSearch(assets: Asset[], fieldText: (id: string) => string = () => '') {
  const lexicon = buildLexicon(assets);
  const textIndex = createTextIndex(assets, fieldText);
  const words = new Set([...lexicon.words, ...textIndex.words]);
  const stems = new Set([...words].map(stem));
  const isKnown = (word: string) => stopWords.has(word) || stems.has(stem(word)) || /\d/.test(word);
  const suggest = createSpellingCorrector(words);
  const correct = (word: string, isLast = false) =>
    isKnown(word) ? undefined : suggest(word, isLast);

  return (query: string): Answer => {
    const translation = translate(dropPurpose(query, lexicon), isKnown, correct);
    const parsed = parseQuery(translation.english, lexicon, isKnown, correct);
    const termMatches = parsed.terms.map((term) => {
      const evidence = findEvidence(term, assets, textIndex);
      const found = [...evidence.values()].filter(({ strength }) => strength > 0);
      const matchCount = found.length;
      const isIgnored =
        term.gaveColorToNext || (matchCount === 0 && (term.isQualifier || term.isOptional));
      const isUnlabeled = isIgnored || (matchCount > 0 && needsText(term));
      const isMet = found.some((item) => !canHaveBoxes(term) || meetsTerm(term, item));
      return {
        term,
        evidence,
        matchCount,
        isUnlabeled,
        isMissing: !term.isExcluded && !isUnlabeled && !isMet,
        isRequired:
          !term.isOptional ||
          (parsed.timesOfDay.length === 0 && parsed.terms.every(({ isOptional }) => isOptional)),
        // Inverse document frequency.
        weight: isIgnored ? 0 : Math.log(1 + assets.length / (matchCount + 0.5)),
      };
    });
    const tokens = tokenize(translation.english);
    const hasOnlyStopWords = tokens.every((word) => stopWords.has(word));
    const missing = [
      ...termMatches
        .filter(({ isMissing }) => isMissing)
        .map(({ term, matchCount }) => (matchCount === 0 ? term.text : formatTerm(term))),
      ...tokens.filter((word) => hasOnlyStopWords && weakWords.has(word)),
    ];
    const scored = (tokens.length > 0 ? assets : [])
      .map((asset) => scoreAsset(asset, parsed, termMatches, translation.unknown.length > 0))
      .sort(compareResults);
    const allowed = missing.length === 0 ? scored.filter(({ isAllowed }) => isAllowed) : [];
    const bestScore = allowed[0]?.score ?? 0;
    const results = allowed.filter(
      (result) =>
        result.matchesAll ||
        (result.score >= Math.max(minScore, bestScore * minFractionOfBest) &&
          matchesSomeTerm(result)),
    );
    return {
      query: parsed,
      translation,
      results,
      nearest:
        results.length > 0
          ? []
          : scored.filter(({ score }) => score >= minScore / 2).slice(0, maxNearest),
      missing,
      unlabeled: termMatches
        .filter(({ term, isUnlabeled }) => isUnlabeled && !term.isExcluded)
        .map(({ term }) => formatTerm(term)),
    };
  };
}
export type { Result } from './score.ts';
