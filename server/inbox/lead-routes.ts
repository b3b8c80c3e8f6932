import * as v from 'valibot';
import { notFound } from '../errors.ts';
import * as s from '../schemas.ts';
import type { LeadStore } from '../store/store.ts';
import { views } from './api.ts';
import { commonRoutes, type Detail, noAssignee, type Parts } from './common-routes.ts';
import { actorOf, signedInOf } from './guard.ts';
import { type Api, route } from './openapi.ts';
import { toDetail, toSummary } from './serializers.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const WEEK_MS = 7 * DAY_MS;
/** 1970-01-05 */
const FIRST_MONDAY = 4 * DAY_MS;
const WEEKS = 12;
const ANSWER_DAYS = 30;
const PAGE = 50;
const COUNT_UP_TO = 10_000;
const COUNT_VIEW_UP_TO = 1000;

export function leadRoutes(app: Api, parts: Parts) {
  const { store, settings, events, onDue } = parts;
  const { inbox } = store;
  const detail = async (id: string) => {
    const found = await inbox.lead(id);
    if (found === undefined) throw notFound();
    return {
      ...toDetail(found, settings.brand),
      ...(found.lead.kind === 'newsletter' && {
        newsletter: await store.newsletter.subscription(id),
      }),
    };
  };
  commonRoutes(app, parts, { schema: s.leadDetail, of: detail } satisfies Detail<
    typeof s.leadDetail
  >);

  app.get(
    '/leads',
    route('reader', s.leadList, { querystring: s.leadQuery }),
    async ({ query }) => {
      const sequence = await store.changes.newest();
      const [{ leads, next }, matching] = await Promise.all([
        inbox.leads(query, PAGE),
        inbox.countLeads(query, COUNT_UP_TO),
      ]);
      return { leads: leads.map(toSummary), next, matching, sequence };
    },
  );

  app.get('/counts', route('reader', s.counts), async (request) => {
    const [, ...counted] = views(signedInOf(request).account.email);
    const entries = counted.map(
      async ([name, query]) =>
        [name, await inbox.countLeads(query, COUNT_VIEW_UP_TO)] satisfies [string, number],
    );
    return Object.fromEntries(await Promise.all(entries));
  });

  app.post(
    '/leads/change',
    route('editor', s.leadsChanged, { body: s.leadsChange }),
    async (request) => {
      const { leads, ...patch } = request.body;
      const results = await inbox.changeLeads(leads, patch, actorOf(request));
      if (results === 'no-such-assignee') throw noAssignee();
      const now = (await inbox.leadsById([...results.keys()])).map(toSummary);
      const which = (result: string) => now.filter(({ id }) => results.get(id) === result);
      const answer = { changed: which('changed'), conflicts: which('outdated') };
      if (answer.changed.length > 0 && patch.spam === false) onDue();
      if (answer.changed.length > 0) events.wake();
      return {
        ...answer,
        gone: leads.map(({ id }) => id).filter((id) => !now.some((lead) => lead.id === id)),
      };
    },
  );

  app.post(
    '/leads/:id/retry',
    route('editor', s.leadDetail, { params: s.byId }),
    async (request) => {
      const { id } = request.params;
      if (!(await inbox.retryLead(id, actorOf(request)))) throw notFound();
      onDue();
      events.wake();
      return detail(id);
    },
  );

  app.get('/people', route('reader', v.array(s.person)), async () => {
    const accounts = await inbox.accounts();
    return accounts.filter(({ disabled }) => !disabled).map(({ email, role }) => ({ email, role }));
  });

  app.get('/overview', route('reader', s.overview), () => readOverview(store, Date.now()));
}

/** Excludes newsletter sign-ups from answer times, because they need no answer. */
async function readOverview(store: LeadStore, now: number) {
  const { inbox } = store;
  const thisWeek = now - ((now - FIRST_MONDAY) % WEEK_MS);
  const firstWeek = thisWeek - (WEEKS - 1) * WEEK_MS;
  const [weeks, pages, campaigns, answeredInADay, longestWaiting, troubles, timestamps] =
    await Promise.all([
      inbox.countByWeek(firstWeek, thisWeek),
      inbox.countBySource('pages', firstWeek),
      inbox.countBySource('campaigns', firstWeek),
      inbox.countAnswers(now - ANSWER_DAYS * DAY_MS, now),
      inbox.longestWaiting(),
      inbox.troubles(),
      store.timestamps(),
    ]);
  return {
    weeks,
    sources: { pages, campaigns },
    answeredInADay,
    longestWaiting: longestWaiting.map(toSummary),
    ...troubles,
    lastBackupAt: timestamps.backup ?? null,
  };
}
