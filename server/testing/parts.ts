import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { site } from '../../site.config.ts';
import { toEmailJsPayload } from '../../src/features/lead-forms/emailjs-payload.ts';
import { type AppParts, buildApp } from '../app.ts';
import { createMetrics } from '../metrics.ts';
import { readSettings, type Settings } from '../settings.ts';
import { reloadableSite } from '../site/site-files.ts';
import { newLeadId } from '../store/lead-id.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { Channel, NewLead } from '../store/store.ts';

/** When to clear up: `onTestFinished`, or `afterAll` for what a whole file shares. */
type AtEnd = (clearUp: () => void | Promise<void>) => void;

/** A folder that goes when the test ends. */
export function tempFolder(atEnd: AtEnd = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'desk-test-'));
  atEnd(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder of files, by their paths. */
export function folderWith(files: Record<string, string | Buffer>, atEnd: AtEnd = onTestFinished): string {
  const folder = tempFolder(atEnd);
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return folder;
}

const testSettings = (changes: Partial<Settings> = {}): Settings => ({
  ...readSettings({ RATE_LIMIT: '0', ADDRESS_LIMIT: '0', SITE_DIR: 'none' }, site),
  ...changes,
});

/** A desk without a port, over its own SQLite file, and what it logged. */
export async function testApp(changes: Partial<Settings> = {}, channels: Channel[] = [], atEnd: AtEnd = onTestFinished, parts: Partial<AppParts> = {}) {
  const log: string[] = [];
  const store = parts.store ?? sqliteStore(join(tempFolder(atEnd), 'leads.db'));
  const settings = testSettings(changes);
  const app = await buildApp({
    settings,
    site: await reloadableSite(settings.siteDir),
    channels,
    metrics: createMetrics(),
    log: pino({ level: 'debug' }, { write: (line) => void log.push(line) }),
    ...parts,
    store,
  });
  atEnd(async () => {
    await app.close();
    await store.close();
  });
  const stored = async () => (await store.page({ spam: 'any' }, undefined, 1000)).leads;
  return { app, store, stored, log };
}

export const signUpBody = (name = 'Ada Lovelace', email = 'ada@engines.com') => toEmailJsPayload('signUp', { name, email }, site.leadApi);

/** A lead as the intake hands it to a store. */
export function newLead(changes: Partial<Pick<NewLead, 'id' | 'key' | 'receivedAt' | 'spam' | 'channels'>> & { email?: string } = {}): NewLead {
  const { email = 'ada@engines.com', ...rest } = changes;
  const receivedAt = rest.receivedAt ?? Date.now();
  return { id: newLeadId(receivedAt), key: null, kind: 'signUp', fields: { name: 'Ada Lovelace', email }, receivedAt, spam: null, channels: ['mail'], ...rest };
}
