import type { Answer } from '../../src/features/asset-iq-demo/search/search.ts';
import type { Verdict } from './judge.ts';

/**
 * `expect`: every picture and shot that the query fully matches, or `absent` if there is none.
 * `optional`: debatable matches, which are neither required nor wrong.
 */
export type JudgedSearch = {
  question: string;
  expect: readonly string[] | 'absent';
  optional?: readonly string[];
};

/** Judges the full matches: `wrong` if one is unexpected, otherwise `honest` if one is missing. */
export function searchVerdictOf(
  { results }: Answer,
  { expect, optional = [] }: JudgedSearch,
): Verdict {
  const found = results.filter(({ matchesAll }) => matchesAll).map(({ asset }) => asset.id);
  const expected = expect === 'absent' ? [] : expect;
  if (!found.every((id) => expected.includes(id) || optional.includes(id))) return 'wrong';
  return expected.every((id) => found.includes(id)) ? 'right' : 'honest';
}
