import { expect, test } from 'vitest';
import { judgedAnswers } from '../../../bench/retrieval/questions.ts';

const sets = Object.entries(judgedAnswers()).flatMap(([demonstration, bySet]) =>
  Object.entries(bySet).map(([set, answers]) => ({ demonstration, set, answers })),
);

test.each(sets)(
  '$demonstration, $set: at least 85% of the answers are right, at most one in 40 is wrong',
  ({ answers }) => {
    const questionsWith = (wanted: string) =>
      answers.filter(({ verdict }) => verdict === wanted).map(({ question }) => question);
    expect(questionsWith('right').length).toBeGreaterThanOrEqual(answers.length * 0.85);
    expect(questionsWith('wrong').slice(Math.floor(answers.length / 40))).toEqual([]);
  },
);
