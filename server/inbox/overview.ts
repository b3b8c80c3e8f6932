import type { InboxStore } from '../store/inbox-store.ts';
import type { LeadStore } from '../store/store.ts';
import type { Overview } from './api.ts';
import { toSummary } from './present.ts';
import type { Speed } from './speed.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** 1970-01-05. */
const FIRST_MONDAY = 4 * DAY_MS;
const WEEKS = 12;
const ANSWER_DAYS = 30;

/** How things stand. A newsletter subscription asks for no answer, and a lead whose working day is not over has not been left waiting. */
export async function readOverview(store: LeadStore, inbox: InboxStore, speed: Speed, now: number): Promise<Overview> {
  const thisWeek = now - ((now - FIRST_MONDAY) % WEEK_MS);
  const [weeks, answeredInADay, longestWaiting, troubles, milestones] = await Promise.all([
    inbox.countByWeek(thisWeek - (WEEKS - 1) * WEEK_MS, thisWeek),
    inbox.countAnswers(now - ANSWER_DAYS * DAY_MS, now),
    inbox.longestWaiting(),
    inbox.troubles(),
    store.milestones(),
  ]);
  return {
    weeks,
    answeredInADay,
    longestWaiting: longestWaiting.map(toSummary),
    ...troubles,
    lastBackupAt: milestones.backup ?? null,
    speed: speed.medians(),
  };
}
