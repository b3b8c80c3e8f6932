import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { createAccountService } from '../server/accounts/accounts.ts';
import type { LeadPatch } from '../server/domain.ts';
import { sqliteStore } from '../server/store/sqlite.ts';
import { buildIfStale } from './build-if-stale.ts';
import { parseCommandLine } from './command-line.ts';
import { demoEnvironment } from './demo/environment.ts';
import { madeUpLeads } from './demo/made-up-leads.ts';
import { deskFlags } from './desk-launch.ts';

parseCommandLine({
  description:
    'Starts a lead desk with 300 made-up leads in a temporary folder, and prints a link that signs in to its inbox.',
  examples: [
    ['npm run demo', 'on http://127.0.0.1:4321'],
    ['PORT=8080 npm run demo', 'on another port'],
  ],
});
const root = path.resolve(import.meta.dirname, '..');
const OWNER = 'you@example.com';
const COLLEAGUE = 'sam@example.com';
const HOUR_MS = 60 * 60 * 1000;

const exitCode = buildIfStale();
if (exitCode !== 0) process.exit(exitCode);

const folder = mkdtempSync(path.join(tmpdir(), 'inbox-demo-'));
const now = Date.now();
const store = sqliteStore(path.join(folder, 'leads.db'));
await store.inbox.addAccount(OWNER, 'owner', { by: OWNER, at: now - 90 * 24 * HOUR_MS });
await store.inbox.addAccount(COLLEAGUE, 'editor', { by: OWNER, at: now - 80 * 24 * HOUR_MS });
const tasks = ['Send the quote', 'Call back', 'Show Panorama with their own data'];
const leads = madeUpLeads(300, now);
for (const [index, { lead, status, assignedAfterHours, doneAfterHours, note }] of leads.entries()) {
  await store.add(lead);
  if (status === 'new') continue;
  const by = index % 3 === 0 ? COLLEAGUE : OWNER;
  let version = 1;
  const change = (patch: LeadPatch, afterHours: number) =>
    store.inbox.changeLead(
      lead.id,
      { version: version++, ...patch },
      { by, at: Math.min(now, Math.round(lead.receivedAt + afterHours * HOUR_MS)) },
    );
  if (lead.form !== 'newsletter')
    await change({ status: 'in-progress', assignee: by }, assignedAfterHours);
  if (note !== undefined && lead.form !== 'newsletter') {
    await store.inbox.addNote(lead.id, note, { by, at: now });
    version += 1;
  }
  // Due from two days ago to two days ahead.
  const nextStep = {
    text: tasks[index % tasks.length] ?? '',
    on: new Date(now + ((index % 5) - 2) * 24 * HOUR_MS).toISOString().slice(0, 10),
  };
  if (status === 'in-progress') await change({ nextStep }, assignedAfterHours);
  else await change({ status }, doneAfterHours);
}
await store.setMaintenanceTime('backup', now - 5 * HOUR_MS);
const signInToken = await createAccountService({ store }).newLinkToken(OWNER, 'sign-in');
await store.close();
// Marks leads as delivered: the demo has no mail server.
const database = new DatabaseSync(path.join(folder, 'leads.db'));
database.exec(`UPDATE deliveries SET state = 'delivered', attempts = 1,
  done_at = (SELECT received_at + 2000 FROM leads WHERE id = lead_id) WHERE state = 'pending'`);
database.close();

const desk = spawn(process.execPath, [...deskFlags, 'server/main.ts'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: demoEnvironment(process.env, folder),
});
desk.stdout.on('data', (chunk: Buffer) => {
  const url = /http:\/\/\S+/.exec(chunk.toString())?.[0];
  if (!url) return;
  console.log(
    `The site is at ${url}, its lead inbox with 300 made-up leads at\n\n  ${url}/inbox/sign-in#${signInToken}\n\nThe link works once. Ctrl+C ends the demo and deletes its leads.`,
  );
});
for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => desk.kill(signal));
desk.on('exit', (code) => {
  rmSync(folder, { recursive: true, force: true });
  process.exit(code ?? 1);
});
