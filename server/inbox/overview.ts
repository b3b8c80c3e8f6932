import type { InboxStore } from '../store/inbox-store.ts';
import type { LeadStore } from '../store/store.ts';
import type { Overview } from './api.ts';
import { toSummary } from './present.ts';
import type { Speed } from './speed.ts';
import { answerDue } from './working-days.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** 1970-01-05. */
const FIRST_MONDAY = 4 * DAY_MS;
const WEEKS = 12;
const ANSWER_DAYS = 30;

/** How things stand. A newsletter subscription asks for no answer, and a lead whose working day is not over has not been left waiting. */
export async function readOverview(store: LeadStore, inbox: InboxStore, speed: Speed, now: number): Promise<Overview> {
  const thisWeek = Math.floor((now - FIRST_MONDAY) / WEEK_MS);
  const first = thisWeek - WEEKS + 1;
  const startOf = (week: number) => FIRST_MONDAY + week * WEEK_MS;
  const [counted, answers, longestWaiting, troubles, milestones] = await Promise.all([
    inbox.countByWeek(startOf(first)),
    inbox.answers(now - ANSWER_DAYS * DAY_MS),
    inbox.longestWaiting(),
    inbox.troubles(),
    store.milestones(),
  ]);
  const countOf = (week: number, kind: string) => counted.find((entry) => entry.week === week && entry.kind === kind)?.count ?? 0;
  const weeks = Array.from({ length: WEEKS }, (_, index) => first + index).map((week) => ({
    start: startOf(week),
    signUp: countOf(week, 'signUp'),
    contact: countOf(week, 'contact'),
    newsletter: countOf(week, 'newsletter'),
  }));
  const judged = answers.filter(({ receivedAt, answeredAt }) => answeredAt !== null || answerDue(receivedAt) <= now);
  return {
    weeks,
    answeredInADay: { answered: judged.filter(({ receivedAt, answeredAt }) => answeredAt !== null && answeredAt <= answerDue(receivedAt)).length, of: judged.length },
    longestWaiting: longestWaiting.map(toSummary),
    ...troubles,
    lastBackupAt: milestones.backup ?? null,
    speed: speed.medians(),
  };
}
