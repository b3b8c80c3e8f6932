import { expect, test } from 'vitest';
import { judgeAnswers } from '../../../bench/retrieval/questions.ts';
import panoramaCopy from '../../content/pages/panorama-demo.json' with { type: 'json' };
import trafficCopy from '../../content/pages/traffic-demo.json' with { type: 'json' };

const halves = Object.entries(judgeAnswers()).flatMap(([demonstration, byHalf]) =>
  Object.entries(byHalf).map(([half, answers]) => ({ demonstration, half, answers })),
);

test.each(halves)(
  '$demonstration, $half: at least 85% of the answers are right, at most one in 40 is wrong',
  ({ answers }) => {
    const questionsWith = (expected: string) =>
      answers.filter(({ verdict }) => verdict === expected).map(({ question }) => question);
    expect(questionsWith('right').length).toBeGreaterThanOrEqual(answers.length * 0.85);
    expect(questionsWith('wrong').slice(Math.floor(answers.length / 40))).toEqual([]);
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
