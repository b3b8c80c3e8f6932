import * as v from 'valibot';
import type { AppContext } from '../app.ts';
import { coalesceCalls } from '../coalesce-calls.ts';
import type { LeadQuery } from '../domain.ts';
import { orNotFound } from '../errors.ts';
import * as s from '../schemas.ts';
import type { LeadStore } from '../store/store.ts';
import { type LeadDetail, leadViews } from './api.ts';
import { actorOf } from './auth.ts';
import { type Api, routeOptions } from './openapi.ts';
import { toDetail, toSummary } from './serializers.ts';
import { sharedLeadRoutes, unknownAssignee } from './shared-lead-routes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** 1970-01-05 */
const FIRST_MONDAY = 4 * DAY_MS;
const OVERVIEW_WEEKS = 12;
const PAGE_SIZE = 50;
const MAX_COUNT = 10_000;
const MAX_COUNT_OF_VIEW = 1000;

export function leadRoutes(app: Api, context: AppContext) {
  const { store, settings, liveUpdates, wakeDelivery } = context;
  const { inbox } = store;
  const readLead = async (id: string): Promise<LeadDetail> => {
    const found = orNotFound(await inbox.lead(id));
    return {
      ...toDetail(found, settings.brand),
      ...(found.lead.form === 'newsletter' && {
        newsletter: await store.newsletter.subscription(id),
      }),
    };
  };
  sharedLeadRoutes(app, context, s.leadDetail, readLead);

  app.get(
    '/leads',
    routeOptions('reader', s.leadList, { querystring: s.leadQuery }),
    async ({ query }) => {
      // First, so that the event stream misses no change.
      const sequence = await store.changes.lastSequence();
      const [{ leads, next }, matching] = await Promise.all([
        inbox.leads(query, PAGE_SIZE),
        inbox.countLeads(query, MAX_COUNT),
      ]);
      return { leads: leads.map(toSummary), next, matching, sequence };
    },
  );

  const counters = new Map<string, () => Promise<number>>();
  const countView = (query: LeadQuery) => {
    const key = JSON.stringify(query);
    const count =
      counters.get(key) ?? coalesceCalls(() => inbox.countLeads(query, MAX_COUNT_OF_VIEW));
    counters.set(key, count);
    return count();
  };

  app.get('/counts', routeOptions('reader', s.viewCounts), async (request) => {
    // The first view, `All leads`, shows no count.
    const [, ...countedViews] = leadViews(request.auth.account.email);
    const entries = countedViews.map(
      async ([name, query]) => [name, await countView(query)] as const,
    );
    return Object.fromEntries(await Promise.all(entries));
  });

  app.post(
    '/leads/change',
    routeOptions('editor', s.bulkResult, { body: s.bulkChange }),
    async (request) => {
      const { leads, ...patch } = request.body;
      const results = await inbox.changeLeads(leads, patch, actorOf(request));
      if (results === 'no-such-assignee') throw unknownAssignee();
      const current = (await inbox.leadsById([...results.keys()])).map(toSummary);
      const leadsWith = (result: string) => current.filter(({ id }) => results.get(id) === result);
      if (patch.spam === false) wakeDelivery();
      liveUpdates.wake();
      return {
        changed: leadsWith('changed'),
        conflicts: leadsWith('outdated'),
        gone: leads.map(({ id }) => id).filter((id) => !current.some((lead) => lead.id === id)),
      };
    },
  );

  app.post(
    '/leads/:id/retry',
    routeOptions('editor', s.leadDetail, { params: s.byId }),
    async (request) => {
      const { id } = request.params;
      orNotFound(await inbox.retryLead(id, actorOf(request)));
      wakeDelivery();
      liveUpdates.wake();
      return readLead(id);
    },
  );

  const people = v.array(v.pick(s.account, ['email', 'disabled']));
  app.get('/people', routeOptions('reader', people), async () =>
    v.parse(people, await inbox.accounts()),
  );

  app.get(
    '/overview',
    routeOptions('reader', s.overview),
    coalesceCalls(() => readOverview(store, Date.now())),
  );
}

async function readOverview({ inbox, maintenanceTimes }: LeadStore, now: number) {
  const thisWeekStart = now - ((now - FIRST_MONDAY) % WEEK_MS);
  const firstWeekStart = thisWeekStart - (OVERVIEW_WEEKS - 1) * WEEK_MS;
  const [weeks, pages, campaigns, answeredWithinADay, longestWaiting, problems, { backup }] =
    await Promise.all([
      inbox.countByWeek(firstWeekStart, thisWeekStart),
      inbox.countBySource('pages', firstWeekStart),
      inbox.countBySource('campaigns', firstWeekStart),
      inbox.countAnswers(now - 30 * DAY_MS, now),
      inbox.longestWaiting(),
      inbox.countProblems(),
      maintenanceTimes(),
    ]);
  return {
    weeks,
    sources: { pages, campaigns },
    answeredWithinADay,
    longestWaiting: longestWaiting.map(toSummary),
    ...problems,
    lastBackupAt: backup ?? null,
  };
}
