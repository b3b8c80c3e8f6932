import type { Answer } from '../../src/demo-shared/questions/ask.ts';
import type { Result } from '../../src/demo-shared/questions/result.ts';
import { absent, type JudgedQuestion } from './judged-question.ts';

/** `honest`: an answer is missing, and none is wrong. */
export type Verdict = 'right' | 'honest' | 'wrong';

const isClose = (value: number | undefined, expected: number) =>
  value !== undefined && Math.abs(value - expected) <= Math.max(0.02 * Math.abs(expected), 0.001);

/** Whether the groups begin with these names; without groups, whether sentence or rows have all. */
const hasNames = (names: readonly string[], { groups, rows, sentence }: Result) =>
  names.every((name, index) =>
    groups.length > 0
      ? groups[index]?.label.includes(name)
      : sentence.includes(name) || rows.some(({ label }) => label.includes(name)),
  );

const hasFigures = (figures: Record<string, number>, { groups }: Result) =>
  Object.entries(figures).every(([name, figure]) =>
    groups.some(
      ({ label, value }) =>
        label.toLowerCase().includes(name.toLowerCase()) && isClose(value, figure),
    ),
  );

/** If no answer exists, a figure other than 0 is wrong. */
export function verdictOf({ status, result }: Answer, expected: JudgedQuestion[1]): Verdict {
  if (expected === absent) return status === 'answered' && result?.value ? 'wrong' : 'right';
  if (status !== 'answered' || !result) return 'honest';
  const isRight =
    typeof expected === 'number'
      ? isClose(result.value, expected)
      : typeof expected === 'string'
        ? result.sentence.toLowerCase().includes(expected.toLowerCase())
        : isList(expected)
          ? hasNames(expected, result)
          : hasFigures(expected, result);
  return isRight ? 'right' : 'wrong';
}

const isList = (expected: object): expected is readonly string[] => Array.isArray(expected);
