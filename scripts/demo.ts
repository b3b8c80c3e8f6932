import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createAccounts } from '../server/accounts/accounts.ts';
import { createSignInLimit } from '../server/accounts/sign-in-limit.ts';
import { signInLink } from '../server/inbox/links.ts';
import type { InboxWish } from '../server/store/inbox-store.ts';
import { sqliteStore } from '../server/store/sqlite.ts';
import { buildIfStale } from './build-if-stale.ts';
import { commandLine } from './command-line.ts';
import { madeUpLeads } from './demo/made-up-leads.ts';
import { deskFlags } from './desk-launch.ts';

commandLine({
  does: 'The lead desk with 300 made-up leads in a temporary folder, and an address that signs in to its inbox.',
  calls: [
    ['npm run demo', 'on http://127.0.0.1:4321'],
    ['PORT=8080 npm run demo', 'on another port'],
  ],
});
const root = path.resolve(import.meta.dirname, '..');
const OWNER = 'you@example.com';
const COLLEAGUE = 'sam@example.com';
const HOUR_MS = 60 * 60 * 1000;

const built = buildIfStale();
if (built !== 0) process.exit(built);

const folder = mkdtempSync(path.join(tmpdir(), 'inbox-demo-'));
const now = Date.now();
const store = sqliteStore(path.join(folder, 'leads.db'));
await store.inbox.addAccount(OWNER, 'owner', now - 90 * 24 * HOUR_MS);
await store.inbox.addAccount(COLLEAGUE, 'editor', now - 80 * 24 * HOUR_MS);
for (const [index, { lead, status, takenAfterHours, afterHours, note }] of madeUpLeads(300, now).entries()) {
  await store.add(lead);
  const actor = (hours: number) => ({ by: index % 3 === 0 ? COLLEAGUE : OWNER, at: Math.min(now, Math.round(lead.receivedAt + hours * HOUR_MS)) });
  if (lead.spam === null) await store.complete(lead.id, 'mail', deliveryOf(index, lead.receivedAt));
  if (status === 'new') continue;
  let version = 1;
  const change = (wish: InboxWish, hours: number) => store.inbox.changeLead(lead.id, { version: version++, ...wish }, actor(hours));
  if (lead.kind === 'newsletter') {
    await change({ status }, afterHours);
    continue;
  }
  await change({ status: 'in-progress', assignee: actor(0).by }, takenAfterHours);
  if (note !== undefined) {
    await store.inbox.addNote(lead.id, note, actor(takenAfterHours + 0.2));
    version += 1;
  }
  if (status !== 'in-progress') await change({ status }, afterHours);
}
await store.mark('backup', now - 5 * HOUR_MS);
const link = await createAccounts({ store: store.inbox, limit: createSignInLimit() }).invite(OWNER, 'sign-in');
await store.close();

/** Nearly all were mailed; one was given up, and one waits for its next try. */
function deliveryOf(index: number, receivedAt: number) {
  const at = receivedAt + 2000;
  if (index === 270) return { state: 'dead-letter', at, dueAt: at, error: 'The mail server refused the address.' } as const;
  if (index === 297) return { state: 'pending', at, dueAt: now + HOUR_MS, error: 'The mail server did not answer.' } as const;
  return { state: 'delivered', at } as const;
}

const desk = spawn(process.execPath, [...deskFlags, 'server/main.ts'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { ...process.env, DATA_DIR: folder, DATABASE_URL: '', SMTP_URL: '', LEAD_WEBHOOK_URL: '', LOG_LEVEL: 'error' },
});
desk.stdout.on('data', (chunk: Buffer) => {
  const url = /http:\/\/\S+/.exec(chunk.toString())?.[0];
  if (url === undefined) return;
  console.log(
    `The site is at ${url}, its lead inbox with 300 made-up leads at\n\n  ${signInLink(`${url}/inbox`, link)}\n\nThe address signs in once. Ctrl+C ends the demo, and its leads go.`,
  );
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => desk.kill(signal));
desk.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
