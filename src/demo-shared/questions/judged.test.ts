import { expect, test } from 'vitest';
import { judgedAnswers } from '../../../bench/retrieval/questions.ts';

const halves = Object.entries(judgedAnswers()).flatMap(([demonstration, byHalf]) =>
  Object.entries(byHalf).map(([half, answers]) => ({ demonstration, half, answers })),
);

test.each(halves)(
  '$demonstration, $half: 85% are right, at most one of 40 is wrong, the rest is withheld',
  ({ answers }) => {
    const asked = (verdict: string) =>
      answers.filter((one) => one.verdict === verdict).map(({ question }) => question);
    expect(asked('right').length).toBeGreaterThanOrEqual(answers.length * 0.85);
    expect(asked('wrong').slice(Math.floor(answers.length / 40))).toEqual([]);
  },
);
