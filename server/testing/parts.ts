import { join } from 'node:path';
import { pino } from 'pino';
import { onTestFinished } from 'vitest';
import { site } from '../../site.config.ts';
import { toEmailJsPayload } from '../../src/features/lead-forms/emailjs-payload.ts';
import { type AtEnd, tempFolder } from '../../tests/temp-folder.ts';
import { type AppParts, buildApp } from '../app.ts';
import type { Channel, NewLead } from '../domain.ts';
import { createMetrics } from '../metrics.ts';
import { readSettings, type Settings } from '../settings.ts';
import { reloadableSite } from '../site/site-files.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { uuidv7 } from '../store/uuid.ts';

export { tempFolder };

export async function testApp(
  changes: Partial<Settings> = {},
  parts: Partial<AppParts> = {},
  atEnd: AtEnd = onTestFinished,
) {
  const log: string[] = [];
  const store = parts.store ?? sqliteStore(join(tempFolder({}, atEnd), 'leads.db'));
  const env = { RATE_LIMIT: '0', ADDRESS_LIMIT: '0', SITE_DIR: 'none' };
  const settings = { ...readSettings(env, site), ...changes };
  const app = await buildApp({
    settings,
    site: await reloadableSite(settings.siteDir),
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

export const signUpBody = (name = 'Ada Lovelace', email = 'ada@engines.com') =>
  toEmailJsPayload('signUp', { name, email }, site.leadApi);

export const unclaimed = (id: string, channel: Channel = 'mail') => ({
  id,
  channel,
  claimedUntil: 0,
});

export function newLead({
  email = 'ada@engines.com',
  receivedAt = Date.now(),
  ...changes
}: Partial<Omit<NewLead, 'kind' | 'fields' | 'source'>> & { email?: string } = {}): NewLead {
  return {
    id: uuidv7(receivedAt),
    key: null,
    kind: 'signUp',
    fields: { name: 'Ada Lovelace', email },
    receivedAt,
    spam: null,
    channels: ['mail'],
    ...changes,
  };
}
