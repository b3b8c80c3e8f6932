import {
  type Answer,
  type AnswerQuestion,
  createAnswerer,
} from '../../src/demo-shared/questions/ask.ts';
import { roles, visibleTo } from '../../src/features/panorama-demo/model/permissions.ts';
import { dataset } from '../../src/features/panorama-demo/model/role-files.ts';
import { panoramaSchema } from '../../src/features/panorama-demo/questions/schema.ts';
import { trafficSchema } from '../../src/features/traffic-demo/questions/schema.ts';
import { events, recording } from '../../src/features/traffic-demo/simulation/ten-minutes.ts';
import { panoramaFresh, trafficFresh } from './fresh.ts';
import { type Verdict, verdictOf } from './judge.ts';
import type { JudgedQuestion } from './judged-question.ts';
import { panoramaStrangerA } from './panorama-stranger-a.ts';
import { panoramaStrangerB } from './panorama-stranger-b.ts';
import { panoramaTuning } from './panorama-tuning.ts';
import { panoramaUnseen } from './panorama-unseen.ts';
import { trafficStrangerA } from './traffic-stranger-a.ts';
import { trafficStrangerB } from './traffic-stranger-b.ts';
import { trafficTuning } from './traffic-tuning.ts';
import { trafficUnseen } from './traffic-unseen.ts';

type Judged = { question: string; verdict: Verdict; answer: Answer };
type Half = 'tuning' | 'unseen' | 'fresh' | 'stranger A' | 'stranger B';

const judgeAll = (ask: AnswerQuestion, questions: readonly JudgedQuestion[]): Judged[] =>
  questions.map(([question, expected]) => {
    const answer = ask(question);
    return { question, answer, verdict: verdictOf(answer, expected) };
  });

/** Every judged question with its answer and verdict, by demonstration and half. */
export function judgedAnswers(): Record<string, Record<Half, Judged[]>> {
  const traffic = createAnswerer(trafficSchema(recording, events));
  const panorama = (byRole: Record<string, readonly JudgedQuestion[]>) =>
    roles.flatMap((role) =>
      judgeAll(createAnswerer(panoramaSchema(visibleTo(role, dataset))), byRole[role] ?? []),
    );
  return {
    Panorama: {
      tuning: panorama(panoramaTuning),
      unseen: panorama(panoramaUnseen),
      fresh: panorama(panoramaFresh),
      'stranger A': panorama(panoramaStrangerA),
      'stranger B': panorama(panoramaStrangerB),
    },
    'Traffic-Monitoring': {
      tuning: judgeAll(traffic, trafficTuning),
      unseen: judgeAll(traffic, trafficUnseen),
      fresh: judgeAll(traffic, trafficFresh),
      'stranger A': judgeAll(traffic, trafficStrangerA),
      'stranger B': judgeAll(traffic, trafficStrangerB),
    },
  };
}

/**
 * How well the demonstrations answer questions of strangers, in percent of a half.
 * When the unseen halves were asked for the first time, Traffic-Monitoring had 40 of 42 right and 1
 * wrong, Panorama 39 of 44 right and 3 wrong. Faults that they and the fresh questions showed were
 * mended, so no half is unseen by the code any more.
 *
 * Later, someone who had not seen the engine wrote 40 questions twice. Right, withheld and wrong
 * when asked for the first time, judged by hand: set A: Traffic-Monitoring 31, 8, 1; Panorama
 * 32, 5, 3; Asset IQ 33, 2, 5. Set B, after the faults of set A were mended: Traffic-Monitoring
 * 32, 7, 1; Panorama 28, 11, 1; Asset IQ 34, 2, 4. Then the faults of set B were mended as well.
 */
export const measureQuestions = async () =>
  Object.entries(judgedAnswers()).flatMap(([demonstration, halves]) =>
    Object.entries(halves).map(([half, answers]) => {
      const share = (verdict: Verdict) =>
        Math.round(
          (answers.filter((one) => one.verdict === verdict).length / answers.length) * 100,
        );
      return {
        demonstration,
        half,
        questions: answers.length,
        'right %': share('right'),
        'honest %': share('honest'),
        'wrong %': share('wrong'),
      };
    }),
  );
