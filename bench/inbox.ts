import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { madeUpLeads } from '../scripts/demo/made-up-leads.ts';
import { createAccounts } from '../server/accounts/accounts.ts';
import { createSignInLimit } from '../server/accounts/sign-in-limit.ts';
import { API } from '../server/inbox/api.ts';
import { sqliteStore } from '../server/store/sqlite.ts';
import { startDesk } from '../tests/desk-process.ts';
import { median } from './median.ts';

/** Milliseconds until the whole answer is there, the median of several; an export, its one time. */
type InboxFigures = {
  leads: number;
  list: number;
  nextPage: number;
  filter: number;
  search: number;
  rareSearch: number;
  lead: number;
  overview: number;
  exportCsv: number;
};

const LEADS = 100_000;
const RUNS = 9;
const EMAIL = 'bench@example.com';

/** What the lead inbox takes over 100,000 leads, asked over HTTP as a browser does. */
export async function measureInbox(): Promise<InboxFigures[]> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'inbox-bench-'));
  const store = sqliteStore(path.join(dataDir, 'leads.db'));
  const made = madeUpLeads(LEADS, Date.now());
  for (let from = 0; from < made.length; from += 500) await Promise.all(made.slice(from, from + 500).map(({ lead }) => store.add(lead)));
  // As an index is that keeps up: only every hundredth lead changes anything else.
  for (const [index, { lead, status }] of made.entries())
    if (index % 100 === 0 && status !== 'new') await store.inbox.changeLead(lead.id, { version: 1, status }, { by: EMAIL, at: Date.now() });
  await store.open();
  while ((await store.inbox.countLeads({ q: 'example', spam: 'any' }, LEADS)) < LEADS) await new Promise((resolve) => setTimeout(resolve, 500));
  await store.inbox.addAccount(EMAIL, 'owner', Date.now());
  const link = await createAccounts({ store: store.inbox, limit: createSignInLimit() }).invite(EMAIL, 'sign-in');
  await store.close();

  const desk = await startDesk({ DATA_DIR: dataDir, SITE_DIR: 'none' });
  const signedIn = await fetch(`${desk.url}/inbox/sign-in/${link}`, { redirect: 'manual' });
  const headers = { cookie: signedIn.headers.get('set-cookie')?.split(';')[0] ?? '', origin: desk.url, 'content-type': 'application/json' };
  const once = async (url: string, body?: object) => {
    const began = performance.now();
    const answer = await fetch(desk.url + API + url, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${url} was answered with ${answer.status}`);
    return { ms: performance.now() - began, text };
  };
  const time = async (url: string) => {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1) times.push((await once(url)).ms);
    return Number(median(times).toFixed(1));
  };
  try {
    const first = JSON.parse((await once('/leads')).text) as { next: string; leads: { id: string }[] };
    return [
      {
        leads: LEADS,
        list: await time('/leads'),
        nextPage: await time(`/leads?cursor=${first.next}`),
        filter: await time('/leads?status=answered&form=contact'),
        search: await time('/leads?q=demonstration'),
        rareSearch: await time('/leads?q=petrov%20orchard%20keiko'),
        lead: await time(`/leads/${first.leads[0]?.id}`),
        overview: await time('/overview'),
        exportCsv: Math.round((await once('/export', { format: 'csv', query: { spam: 'any' } })).ms),
      },
    ];
  } finally {
    await desk.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
