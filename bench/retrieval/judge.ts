import type { Answer } from '../../src/demo-shared/questions/ask.ts';
import { absent, type JudgedQuestion } from './judged-question.ts';

/** `wrong` is an answer to another question, or a wrong figure; `honest` withholds one. */
export type Verdict = 'right' | 'honest' | 'wrong';

const close = (a: number | undefined, b: number) =>
  a !== undefined && Math.abs(a - b) <= Math.max(0.02 * Math.abs(b), 0.001);

/** Judges an answer against what was computed from the raw data. */
export function verdictOf({ status, result }: Answer, expected: JudgedQuestion[1]): Verdict {
  if (expected === absent) return status === 'answered' && result?.value ? 'wrong' : 'right';
  if (status !== 'answered' || !result) return 'honest';
  const { value, groups, sentence } = result;
  const told = sentence.toLowerCase();
  const names = (name: string) => told.includes(name.toLowerCase());
  const isRight =
    typeof expected === 'number'
      ? close(value, expected)
      : typeof expected === 'string'
        ? names(expected)
        : Array.isArray(expected)
          ? expected.every((name, at) => groups[at]?.label.includes(name))
          : Object.entries(expected).every(([name, figure]) =>
              groups.some(
                (group) =>
                  group.label.toLowerCase().includes(name.toLowerCase()) &&
                  close(group.value, figure),
              ),
            );
  return isRight ? 'right' : 'wrong';
}
