import type { Answer } from '../../src/features/asset-iq-demo/search/search.ts';
import type { Verdict } from './judge.ts';

/** `expect`: every picture and shot that the query fully matches, or `absent` if the library has none. */
export type JudgedSearch = { question: string; expect: readonly string[] | 'absent' };

/** Judges the full matches: one too many is wrong, one too few is incomplete and counts as honest. */
export function searchVerdictOf({ results }: Answer, expected: JudgedSearch['expect']): Verdict {
  const found = results.filter(({ matchesAll }) => matchesAll).map(({ asset }) => asset.id);
  const wanted = expected === 'absent' ? [] : expected;
  if (!found.every((id) => wanted.includes(id))) return 'wrong';
  return found.length === wanted.length ? 'right' : 'honest';
}
