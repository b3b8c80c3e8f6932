import type { Answer } from '../../src/demo-shared/questions/ask.ts';
import type { Result } from '../../src/demo-shared/questions/result.ts';
import { absent, type JudgedQuestion } from './judged-question.ts';

/** `wrong`: a wrong figure, or an answer to another question. `honest`: no answer. */
export type Verdict = 'right' | 'honest' | 'wrong';

const isClose = (a: number | undefined, b: number) =>
  a !== undefined && Math.abs(a - b) <= Math.max(0.02 * Math.abs(b), 0.001);

/** Whether the names are the first groups in this order, or are in the sentence or rows. */
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

/** Judges an answer by the expected one, which was computed from the raw data. */
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
