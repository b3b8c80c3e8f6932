import { expect, test } from 'vitest';
import { judgeAnswers } from '../../../bench/retrieval/questions.ts';
import panoramaCopy from '../../content/pages/panorama-demo.json' with { type: 'json' };
import trafficCopy from '../../content/pages/traffic-demo.json' with { type: 'json' };

/** Each demonstration has two halves of judged questions: `tuning` and `unseen`. */
const halves = Object.entries(judgeAnswers()).flatMap(([demonstration, answersByHalf]) =>
  Object.entries(answersByHalf).map(([half, answers]) => ({ demonstration, half, answers })),
);

test.each(halves)(
  '$demonstration, $half questions: at least 85% of answers are right, at most one in 40 is wrong',
  ({ answers }) => {
    const questionsWith = (expected: string) =>
      answers.filter(({ verdict }) => verdict === expected).map(({ question }) => question);
    expect(questionsWith('right').length).toBeGreaterThanOrEqual(answers.length * 0.85);
    const allowedWrong = Math.floor(answers.length / 40);
    expect(questionsWith('wrong').slice(allowedWrong)).toEqual([]);
  },
);

test.each([
  ['Traffic-Monitoring', trafficCopy.simulation],
  ['Panorama', panoramaCopy.synthetic],
])('%s publishes how many unseen questions it answered in full', (demonstration, text) => {
  const answers = judgeAnswers()[demonstration]?.unseen ?? [];
  const right = answers.filter(({ verdict }) => verdict === 'right').length;
  expect(text).toContain(`Of ${answers.length} questions`);
  expect(text).toContain(`answered ${right} in full`);
});
