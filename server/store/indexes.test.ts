import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { addLeads, contactLead, testStore, until } from '../../tests/server/fixtures.ts';
import { autoClose } from '../../tests/server/stores.ts';
import { leadViews } from '../inbox/api.ts';
import { sqliteDialect } from './dialects.ts';
import { countAnswers, countBySource, countByWeek, longestWaiting } from './inbox-leads.ts';
import { countLeads, listLeads } from './inbox-list.ts';
import { claim } from './queue.ts';
import { sqliteStore } from './sqlite.ts';
import type { Statement, Statements } from './statements.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

async function openDatabase() {
  const store = testStore();
  await store.open();
  const db = new DatabaseSync(store.location);
  onTestFinished(() => db.close());
  return db;
}

test('a lead that is missing from the full-text index is added to it at the next start', async () => {
  const first = testStore();
  await addLeads(first, contactLead());
  await first.close();
  const restarted = autoClose(sqliteStore(first.location));
  expect(await restarted.inbox.countLeads({ q: 'ada' }, 9)).toBe(0);
  await restarted.open();
  await until(async () => (await restarted.inbox.countLeads({ q: 'ada' }, 9)) === 1);
});

test('a lead due today is counted even if the clock advances during the query', async () => {
  const db = await openDatabase();
  let clock = BigInt(5 * DAY_MS + 1000);
  db.function('desk_now', () => (clock += 1n));
  db.exec(`INSERT INTO leads (id, kind, email, fields, received_at, next_step, next_at)
    VALUES ('1', 'contact', 'a@b.example', '{}', 0, 'Call', ${5 * DAY_MS})`);
  const { sql, parameters } = countLeads(sqliteDialect, { due: 'today' }, 9).next()
    .value as Statement;
  expect(db.prepare(sql).get(...parameters)).toEqual({ count: 1 });
});

/** Returns a function that returns SQLite's plan for the first statement of a query. */
async function openPlanner() {
  const db = await openDatabase();
  db.function('desk_now', () => 0n);
  return (work: Statements<unknown>) => {
    const { sql, parameters } = work.next().value as Statement;
    const sqliteSql = sql.replaceAll('$', '?').replaceAll('FOR UPDATE SKIP LOCKED', '');
    return db
      .prepare(`EXPLAIN QUERY PLAN ${sqliteSql}`)
      .all(...parameters)
      .map(({ detail }) => String(detail))
      .join('\n');
  };
}

test('`claim` reads items that are due, or dated far ahead by a wrong clock; it skips items that wait for a retry', async () => {
  const planOf = await openPlanner();
  for (const [queue, table] of [
    ['webhook', 'deliveries'],
    ['lead-event', 'messages'],
  ] as const) {
    const plan = planOf(claim(sqliteDialect, queue, { leaseMs: 1, limit: 9 }));
    for (const range of ['due_at<?', 'due_at>?'])
      expect(plan).toContain(`USING INDEX ${table}_due (channel=? AND ${range})`);
    expect(plan).not.toContain(`INDEX ${table}_due (channel=?)`);
  }
});

/** Omits the subquery on deliveries, whose plan would name other indexes. */
const idOnlyDialect = { ...sqliteDialect, leadColumns: 'id' };

test('the queries of the overview’s charts use the index `leads_by_form`', async () => {
  const planOf = await openPlanner();
  expect(planOf(countBySource(sqliteDialect, 'pages', 0))).toContain('leads_by_form');
  for (const work of [countByWeek(0, 1), countAnswers(0, 1)]) {
    const plan = planOf(work);
    expect(plan).toContain('COVERING INDEX leads_by_form');
    expect(plan).not.toMatch(/SCAN leads|PRIMARY KEY/);
  }
});

test('counting the leads of a view and listing due leads use an index', async () => {
  const planOf = await openPlanner();
  const openLeadsIndex = 'COVERING INDEX leads_open';
  const countPlans: Record<string, string> = {
    New: openLeadsIndex,
    Mine: openLeadsIndex,
    Unassigned: openLeadsIndex,
    'Due today': 'COVERING INDEX leads_next (next_at=',
    Overdue: 'COVERING INDEX leads_next (next_at>? AND next_at<',
    Newsletter: 'SEARCH leads USING COVERING INDEX leads_by_form',
    'Not delivered': 'COVERING INDEX deliveries_',
    Quarantine: 'SEARCH leads USING INDEX leads_quarantined',
  };
  // The first view, “All leads”, has no filter.
  for (const [name, query] of leadViews('ada@desk.example').slice(1)) {
    const plan = planOf(countLeads(idOnlyDialect, query, 9));
    expect(plan, name).toContain(countPlans[name]);
    expect(plan, name).not.toMatch(/SCAN (leads|deliveries)$/m);
    if (query.due)
      expect(planOf(listLeads(idOnlyDialect, query, 50)), name).toContain('leads_next');
  }
});

test('queries that count or list open leads search only the index `leads_open`', async () => {
  const planOf = await openPlanner();
  const expectOpenIndex = (work: Statements<unknown>, message?: string) =>
    expect(planOf(work), message).toContain('COVERING INDEX leads_open');
  // Most open leads are newsletter sign-ups, so reading their rows would take long.
  for (const status of ['new', 'open'] as const)
    for (const filter of [
      { form: 'inquiries' },
      { form: 'contact' },
      { assignee: 'ada@desk.example' },
      { assignee: 'none' },
    ] as const) {
      const query = { status, ...filter };
      for (const build of [countLeads, listLeads])
        expectOpenIndex(build(idOnlyDialect, query, 9), JSON.stringify(query));
    }
  expectOpenIndex(longestWaiting(idOnlyDialect));
});

test('common lists need no sort', async () => {
  const planOf = await openPlanner();
  for (const query of [
    {},
    { form: 'inquiries', status: 'new' },
    { form: 'inquiries', status: 'open', assignee: 'none' },
    { form: 'contact' },
    { form: 'newsletter', status: 'new', from: '2026-01-01' },
  ] as const)
    expect(planOf(listLeads(idOnlyDialect, query, 50)), JSON.stringify(query)).not.toContain(
      'TEMP B-TREE',
    );
});
