import type { Result } from '../../src/demo-shared/questions/answer.ts';
import type { Answer } from '../../src/demo-shared/questions/ask.ts';
import { absent, type JudgedQuestion } from './judged-question.ts';

/** `wrong` is an answer to another question, or a wrong figure; `honest` withholds one. */
export type Verdict = 'right' | 'honest' | 'wrong';

const close = (a: number | undefined, b: number) =>
  a !== undefined && Math.abs(a - b) <= Math.max(0.02 * Math.abs(b), 0.001);

/** Names must lead the groups in their order, or be among the rows. */
const lists = (names: readonly string[], { groups, rows, sentence }: Result) =>
  names.every((name, at) =>
    groups.length > 0
      ? groups[at]?.label.includes(name)
      : sentence.includes(name) || rows.some(({ label }) => label.includes(name)),
  );

const hasFigures = (figures: Record<string, number>, { groups }: Result) =>
  Object.entries(figures).every(([name, figure]) =>
    groups.some(
      ({ label, value }) =>
        label.toLowerCase().includes(name.toLowerCase()) && close(value, figure),
    ),
  );

/** Judges an answer against what was computed from the raw data. */
export function verdictOf({ status, result }: Answer, expected: JudgedQuestion[1]): Verdict {
  if (expected === absent) return status === 'answered' && result?.value ? 'wrong' : 'right';
  if (status !== 'answered' || !result) return 'honest';
  const isRight =
    typeof expected === 'number'
      ? close(result.value, expected)
      : typeof expected === 'string'
        ? result.sentence.toLowerCase().includes(expected.toLowerCase())
        : isList(expected)
          ? lists(expected, result)
          : hasFigures(expected, result);
  return isRight ? 'right' : 'wrong';
}

const isList = (expected: object): expected is readonly string[] => Array.isArray(expected);
