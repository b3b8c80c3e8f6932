import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { madeUpLeads } from '../scripts/demo/made-up-leads.ts';
import { createAccountService } from '../server/accounts/accounts.ts';
import { INBOX_API } from '../server/inbox/api.ts';
import { postgresStore } from '../server/store/postgres.ts';
import { sqliteStore } from '../server/store/sqlite.ts';
import type { FullStore } from '../server/store/store.ts';
import { startDesk } from '../tests/desk-process.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { median } from './median.ts';

/** Times in milliseconds until the end of the response: medians, except `exportCsv`. */
type InboxFigures = {
  database: string;
  leads: number;
  list: number;
  nextPage: number;
  filter: number;
  search: number;
  rareSearch: number;
  counts: number;
  lead: number;
  overview: number;
  exportCsv: number;
};

const LEADS = 100_000;
/** Copies of each made-up lead in PostgreSQL, for a million leads in total. */
const COPIES = 9;
const RUNS = 9;
const EMAIL = 'bench@example.com';
const WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** Newsletter sign-ups stay new, because nobody answers them. */
const ANSWER_INQUIRIES = `UPDATE leads SET status = 'answered', answered_at = received_at
  WHERE kind <> 'newsletter' AND spam IS NULL AND received_at < ${Date.now() - WEEK_MS}`;

/** Times the inbox's HTTP API with 100,000 leads on SQLite and 1,000,000 on PostgreSQL. */
export async function measureInbox(): Promise<InboxFigures[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'inbox-bench-'));
  const postgresServer = await startPostgres();
  try {
    const file = path.join(dataDir, 'leads.db');
    const sqlite = sqliteStore(file);
    await fill(sqlite);
    const database = new DatabaseSync(file);
    database.exec(ANSWER_INQUIRIES);
    database.close();
    const DATABASE_URL = await postgresServer.newDatabase();
    const postgres = postgresStore(DATABASE_URL);
    await fill(postgres);
    await copyLeads(DATABASE_URL);
    return [
      { database: 'SQLite', ...(await measure(sqlite, { DATA_DIR: dataDir }, LEADS)) },
      {
        database: 'PostgreSQL',
        ...(await measure(postgres, { DATABASE_URL }, LEADS * (COPIES + 1))),
      },
    ];
  } finally {
    await postgresServer.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill(store: FullStore): Promise<void> {
  const madeUp = madeUpLeads(LEADS, Date.now());
  for (let from = 0; from < madeUp.length; from += 500)
    await Promise.all(madeUp.slice(from, from + 500).map(({ lead }) => store.add(lead)));
  await store.open();
  while ((await store.inbox.countLeads({ q: 'example', spam: 'any' }, LEADS)) < LEADS)
    await new Promise((resolve) => setTimeout(resolve, 500));
}

/** Copies leads with their deliveries. Copy n has a new id and is n * 61 seconds older. */
async function copyLeads(url: string): Promise<void> {
  const client = new Client(url);
  await client.connect();
  await client.query(ANSWER_INQUIRIES);
  // A UUIDv7 starts with its time in milliseconds, in hexadecimal.
  await client.query(`CREATE TEMP TABLE copies AS SELECT leads.id AS old, copy,
      (lpad(to_hex(received_at - copy * 61000), 12, '0') || substr(replace(leads.id::text, '-', ''), 13, 19) || copy)::uuid AS new
    FROM leads, generate_series(1, ${COPIES}) AS copy`);
  await client.query(`SET session_replication_role = replica;
    INSERT INTO leads (id, kind, email, fields, spam, received_at, status, assignee, version, source, answered_at, search)
      SELECT new, kind, email, fields, spam, received_at - copy * 61000, status, assignee, version, source, answered_at, search
      FROM copies JOIN leads ON leads.id = old ON CONFLICT DO NOTHING;
    INSERT INTO deliveries SELECT new, channel, 'delivered', attempts, first_tried_at, due_at, 0, due_at, last_error
      FROM copies JOIN deliveries ON lead_id = old ON CONFLICT DO NOTHING`);
  // The answers have bloated the search index.
  await client.query('VACUUM ANALYZE');
  await client.end();
}

async function measure(
  store: FullStore,
  settings: Record<string, string>,
  leadCount: number,
): Promise<Omit<InboxFigures, 'database'>> {
  await store.inbox.addAccount(EMAIL, 'owner', { by: 'test', at: Date.now() });
  const token = await createAccountService({ store }).newLinkToken(EMAIL, 'sign-in');
  await store.close();

  const desk = await startDesk({ ...settings, SITE_DIR: 'none' });
  const signIn = await fetch(`${desk.url}${INBOX_API}/session/link`, {
    method: 'POST',
    headers: { origin: desk.url, 'content-type': 'application/json' },
    body: JSON.stringify({ token }),
  });
  const headers = {
    cookie: signIn.headers.get('set-cookie')?.split(';')[0] ?? '',
    origin: desk.url,
    'content-type': 'application/json',
  };
  const timeRequest = async (url: string, body?: object) => {
    const began = performance.now();
    const response = await fetch(desk.url + INBOX_API + url, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${url} returned status ${response.status}.`);
    return { ms: performance.now() - began, text };
  };
  const medianTime = async (url: string) => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push((await timeRequest(url)).ms);
    return Number(median(times).toFixed(1));
  };
  try {
    const firstPage = JSON.parse((await timeRequest('/leads')).text) as {
      next: string;
      leads: { id: string }[];
    };
    return {
      leads: leadCount,
      list: await medianTime('/leads'),
      nextPage: await medianTime(`/leads?cursor=${firstPage.next}`),
      filter: await medianTime('/leads?status=answered&form=contact'),
      search: await medianTime('/leads?q=demonstration'),
      rareSearch: await medianTime('/leads?q=petrov%20orchard%20keiko'),
      counts: await medianTime('/counts'),
      lead: await medianTime(`/leads/${firstPage.leads[0]?.id}`),
      overview: await medianTime('/overview'),
      exportCsv: Math.round(
        (await timeRequest('/export', { format: 'csv', query: { spam: 'any' } })).ms,
      ),
    };
  } finally {
    await desk.stop();
  }
}
