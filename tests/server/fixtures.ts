import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { expect, onTestFinished, vi } from 'vitest';
import { type AppOptions, buildApp } from '../../server/app.ts';
import type { Channel, DatedLead, NewLead, StoredLead } from '../../server/domain.ts';
import { createMetrics } from '../../server/metrics.ts';
import { readSettings, type Settings } from '../../server/settings.ts';
import { reloadableSite } from '../../server/site/site-files.ts';
import { sqliteStore } from '../../server/store/sqlite.ts';
import type { LeadStore } from '../../server/store/store.ts';
import { uuidv7 } from '../../server/store/uuid.ts';
import { site } from '../../site.config.ts';
import { toEmailJsPayload } from '../../src/features/lead-forms/emailjs-payload.ts';
import type { ContactFields } from '../../src/features/lead-forms/schemas.ts';
import { type AtEnd, tempFile, tempFolder } from '../temp-folder.ts';
import { contactFields } from './contact-fields.ts';
import { until } from './until.ts';

export { tempFile, tempFolder, until };

export const actor = { by: 'test', at: 1 };

export function testStore() {
  const store = sqliteStore(join(tempFolder(), 'leads.db'));
  onTestFinished(() => store.close());
  return store;
}

export type Desk = Awaited<ReturnType<typeof testApp>>;

export async function testApp(
  changes: Partial<Settings> = {},
  options: Partial<AppOptions> = {},
  atEnd: AtEnd = onTestFinished,
) {
  const log: string[] = [];
  const store = options.store ?? sqliteStore(join(tempFolder({}, atEnd), 'leads.db'));
  const env = { RATE_LIMIT: '0', ADDRESS_LIMIT: '0', SITE_DIR: 'none' };
  const settings = { ...readSettings(env, site), ...changes };
  const app = await buildApp({
    settings,
    site: await reloadableSite(settings.siteDir),
    metrics: createMetrics(),
    log: pino({ level: 'debug' }, { write: (line) => void log.push(line) }),
    ...options,
    store,
  });
  atEnd(async () => {
    await app.close();
    await store.close();
  });
  const post = (url: string, payload?: object | string, headers: Record<string, string> = {}) =>
    app.inject({ method: 'POST', url, headers, payload });
  const storedLeads = async () => (await store.leadPage({ spam: 'any' }, undefined, 1000)).leads;
  return { app, post, store, storedLeads, log };
}

export const expectStatus = (
  { statusCode }: { statusCode: number },
  status: number,
  message?: string,
) => expect(statusCode, message).toBe(status);

/** Starts the server on a free port, unless it is running. @returns its URL */
export async function listen(app: FastifyInstance) {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  return app.listeningOrigin;
}

export const signUpBody = (name = 'Ada Lovelace', email = 'ada@engines.com') =>
  toEmailJsPayload('signUp', { name, email }, site.leadApi);

/** Stops the clock until the test moves it or ends. */
export function stopClock(now = Date.now()) {
  vi.useFakeTimers({ toFake: ['Date'], now });
  onTestFinished(() => void vi.useRealTimers());
}

export const advanceClock = (ms: number) => vi.setSystemTime(Date.now() + ms);

/** Lets a test record the outcome of a delivery that no desk has claimed. */
export const fakeLease = (id: string, queue: Channel = 'mail') => ({
  id,
  queue,
  claimedUntil: 0,
});

export function newLead({
  email = 'ada@engines.com',
  receivedAt = Date.now(),
  ...changes
}: Partial<Omit<NewLead, 'form' | 'fields' | 'source'>> & { email?: string } = {}): DatedLead {
  return {
    id: uuidv7(receivedAt),
    key: null,
    form: 'signUp',
    fields: { name: 'Ada Lovelace', email },
    receivedAt,
    spam: null,
    channels: ['mail'],
    ...changes,
  };
}

/** Returns the lead as stored before anyone changes it, but without deliveries. */
export const storedLead = ({ key: _key, channels: _channels, ...lead }: DatedLead): StoredLead => ({
  ...lead,
  deliveries: [],
  status: 'new',
  assignee: null,
  nextStep: null,
  version: 1,
  source: null,
});

export async function addLeads<Leads extends NewLead[]>(
  { add }: Pick<LeadStore, 'add'>,
  ...leads: Leads
) {
  for (const lead of leads) await add(lead);
  return leads;
}

export type LeadChanges = Parameters<typeof newLead>[0];

export const contactLead = (
  fields: Partial<ContactFields> = {},
  changes: LeadChanges = {},
): DatedLead => ({
  ...newLead(changes),
  form: 'contact',
  fields: { ...contactFields, ...fields },
});

export const newsletterLead = (email: string, changes: LeadChanges = {}) => ({
  ...newLead(changes),
  form: 'newsletter' as const,
  fields: { email },
});

/** Stores a newsletter lead with the time of the store's clock. @returns its id */
export async function subscribeNow({ add }: Pick<LeadStore, 'add'>) {
  const { receivedAt: _, ...lead } = newsletterLead('ada@engines.com');
  await add(lead);
  return lead.id;
}

export function newSession(email: string) {
  const id = uuidv7(1);
  return { id, tokenHash: `hash of ${id}`, email, createdAt: 1, lastSeenAt: 1, userAgent: 'x' };
}
