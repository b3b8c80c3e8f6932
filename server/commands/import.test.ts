import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runLeadsInProcess } from '../../tests/leads-command.ts';
import { createDevices } from '../accounts/sign-in-limit.ts';
import type { NewLead } from '../domain.ts';
import { createLinks } from '../newsletter/links.ts';
import type { FullStore } from '../store/store.ts';
import {
  contactLead,
  newLead,
  newsletterLead,
  tempFolder,
  testStore,
} from '../testing/fixtures.ts';
import { bothStores, setUpPostgres } from '../testing/stores.ts';

const lead: NewLead = {
  ...contactLead(
    { descriptionmsg: '=1+1 "quoted",\nand a second line of text' },
    { key: 'a-browsers-key-1' },
  ),
  source: { page: '/contact', referrer: 'example.com', utm: { source: 'mail' } },
};
const subscriber = newsletterLead('+a@engines.com', { receivedAt: 100 });
const actor = { by: 'ada@desk.example', at: 1_800_000_000_000 };

/** A store with an answered contact lead and an unsubscribed newsletter lead. */
async function filledStore() {
  const store = testStore();
  await store.add(lead);
  await store.add(subscriber);
  const [{ lease } = { lease: undefined }] = await store.claim('mail', { leaseMs: 1, limit: 1 });
  if (lease) await store.recordOutcome(lease, { state: 'delivered' });
  const change = { status: 'answered', nextStep: { text: 'Call', on: '2026-11-30' } } as const;
  await store.inbox.changeLead(lead.id, { version: 1, ...change }, actor);
  await store.inbox.addNote(lead.id, 'Called back', actor);
  await store.newsletter.unsubscribe(subscriber.id, 1000);
  return store;
}

const run = (location: string, ...argv: string[]) =>
  runLeadsInProcess(
    location.startsWith('postgres://')
      ? { DATABASE_URL: location.replace('//', '//desk@') }
      : { DATA_DIR: join(location, '..') },
    ...argv,
  );

describe.each(bothStores(setUpPostgres()))('import into %s', (_name, openStore) => {
  async function openTarget(): Promise<FullStore> {
    const store = await openStore();
    await store.open();
    return store;
  }

  test('imports leads, subscriptions and the key that signs unsubscribe links from a SQLite database; a second import adds nothing', async () => {
    const [source, store] = [await filledStore(), await openTarget()];
    const unsubscribe = await createLinks(source.secrets, 'https://desk.example').toUnsubscribe(
      'x',
    );
    const imported = await run(store.location, 'import', source.location);
    expect(imported).toMatchObject({
      code: 0,
      report: expect.stringContaining(': 2 new leads, 0 already stored, 0 refused.'),
    });
    for (const { id } of [lead, subscriber])
      expect(await store.inbox.lead(id)).toEqual(await source.inbox.lead(id));
    expect(await store.newsletter.subscription(subscriber.id)).toMatchObject({
      unsubscribedAt: 1000,
    });
    expect(await createLinks(store.secrets, 'https://desk.example').toUnsubscribe('x')).toBe(
      unsubscribe,
    );
    // The lead's idempotency key is imported too.
    expect(await store.add({ ...lead, id: newLead().id })).toBe('repeated');
    expect((await run(store.location, 'import', source.location)).report).toContain(
      ': 0 new leads, 2 already stored, 0 refused.',
    );
  });

  test.each(['json', 'jsonl', 'csv'])('imports a %s export, each lead once', async (format) => {
    const [source, store] = [await filledStore(), await openTarget()];
    const file = join(tempFolder(), `leads.${format}`);
    const argv = ['export', '--format', format, '--out', file];
    expect((await run(source.location, ...argv, '--bom')).code).toBe(0);
    for (const counts of [
      '2 new leads, 0 already stored, 0 refused.',
      '0 new leads, 2 already stored, 0 refused.',
    ])
      expect((await run(store.location, 'import', file)).report).toContain(counts);
    for (const { id } of [lead, subscriber]) {
      const [original, imported] = [await source.inbox.lead(id), await store.inbox.lead(id)];
      expect(imported?.lead).toEqual({
        ...original?.lead,
        version: 1,
        ...(format === 'csv' && { deliveries: [expect.objectContaining({ state: 'delivered' })] }),
      });
    }
  });

  test('reads unquoted CSV cells and reordered columns; refuses only damaged and incomplete rows', async () => {
    const source = await filledStore();
    const { out: csv } = await run(source.location, 'export', '--format', 'csv');
    const [header, ...rows] = csv.trim().split('\r\n');
    const rowOf = (form: string) => rows.find((row) => row.includes(`"${form}"`));
    const [contact, newsletter] = [rowOf('contact'), rowOf('newsletter')];
    const importRows = async (...lines: unknown[]) => {
      const store = await openTarget();
      const file = join(tempFolder({ 'leads.csv': lines.join('\r\n') }), 'leads.csv');
      const { report } = await run(store.location, 'import', file);
      return { report, lead: (await store.inbox.lead(lead.id))?.lead };
    };
    const unquoted = contact?.replaceAll(/"(contact|5125550100)"/g, '$1');
    const original = (await source.inbox.lead(lead.id))?.lead;
    for (const firstRow of [header, header?.replaceAll('"', '')])
      expect((await importRows(firstRow, unquoted, '', newsletter, '')).lead?.fields).toEqual(
        original?.fields,
      );
    const reordered = [header, contact].map((row) => row?.replace(/^([^,]+),([^,]+)/, '$2,$1'));
    expect((await importRows(...reordered)).lead?.fields).toEqual(original?.fields);
    expect((await importRows(header, newsletter?.replaceAll('"', ''))).report).toContain(
      ': 1 new lead, 0 already stored, 0 refused.',
    );
    const { report } = await importRows(header, newsletter?.slice(1), contact?.slice(0, -30));
    expect(report).toContain(': 0 new leads, 0 already stored, 2 refused.');
    expect((await importRows(header, `${contact},"more"`, newsletter)).report).toMatch(
      /record 1 is invalid \(not a complete record\)\.\n.*: 1 new lead, 0 already stored, 1 refused/,
    );
  });

  test('refuses leads of a database that were erased in the target, but imports them from an export; refuses invalid records', async () => {
    const [source, store] = [await filledStore(), await openTarget()];
    await store.add({ ...lead, id: newLead().id });
    await store.erase(lead.fields.email);
    const result = await run(store.location, 'import', source.location);
    expect(result).toMatchObject({ code: 1, report: expect.stringContaining('1 refused') });
    expect(result.report).toContain(`Refused: lead ${lead.id}, which was erased here.`);

    const file = join(tempFolder(), 'leads.jsonl');
    const argv = ['export', '--format', 'jsonl', '--form', 'contact'];
    const line = (await run(source.location, ...argv)).out.trim();
    const invalid = [line.replace(lead.id, '1'), '{', line.replaceAll('ada@', '\\u0000@')];
    writeFileSync(file, [...invalid, line, line].join('\n'));
    expect((await run(store.location, 'import', file)).report.split('\n')).toEqual([
      'Refused: record 1 is invalid (id).',
      'Refused: record 2 is invalid (not a complete record).',
      'Refused: record 3 is invalid (fields.email).',
      expect.stringContaining(': 1 new lead, 1 already stored, 3 refused.'),
    ]);
  });

  test('keeps the latest confirmation and unsubscription; ignores those of erased subscribers', async () => {
    const [source, store] = [await filledStore(), await openTarget()];
    const confirmed = newsletterLead('grace@engines.com', {
      key: 'a-browsers-key-2',
      receivedAt: 100,
    });
    await source.add(confirmed);
    await source.newsletter.confirm(confirmed.id, 500);
    await run(store.location, 'import', source.location);
    await source.newsletter.unsubscribe(confirmed.id, 900);
    await store.newsletter.unsubscribe(subscriber.id, 2000);
    await run(store.location, 'import', source.location);
    const subscriptionOf = (id: string) => store.newsletter.subscription(id);
    expect(await subscriptionOf(confirmed.id)).toMatchObject({ unsubscribedAt: 900 });
    expect(await subscriptionOf(subscriber.id)).toMatchObject({ unsubscribedAt: 2000 });

    await store.erase(confirmed.fields.email);
    expect((await run(store.location, 'import', source.location)).report).toContain('1 refused');
    const next = newsletterLead(confirmed.fields.email);
    await store.add(next);
    expect(await subscriptionOf(next.id)).toEqual({ confirmedAt: null, unsubscribedAt: null });
  });

  test('the imported key of unsubscribe links replaces the target’s, unless the target has newsletter leads', async () => {
    const [source, otherSource] = [await filledStore(), await filledStore()];
    const store = await openTarget();
    const linkOf = ({ secrets }: Pick<FullStore, 'secrets'>) =>
      createLinks(secrets, 'https://desk.example').toUnsubscribe('x');
    const links = new Set([await linkOf(source), await linkOf(otherSource), await linkOf(store)]);
    expect(links.size).toBe(3);
    for (const { location } of [source, otherSource]) {
      await run(store.location, 'import', location);
      expect(await linkOf(store)).toBe(await linkOf(source));
    }
  });

  test('keeps device cookies of the target valid', async () => {
    const [source, store] = [await filledStore(), await openTarget()];
    // Creates the key of the source, which must not replace the target's.
    await createDevices(source.secrets).issue('a@engines.com');
    const cookie = await createDevices(store.secrets).issue('a@engines.com');
    await run(store.location, 'import', source.location);
    expect(await createDevices(store.secrets).verify(cookie, 'a@engines.com')).toBeTruthy();
  });

  test('rejects missing and damaged files; `restore` with an export fails and suggests `import`', async () => {
    const store = await openTarget();
    const damaged = join(tempFolder({ 'leads.json': '[{"id": "0190' }), 'leads.json');
    expect(await run(store.location, 'import', damaged)).toMatchObject({
      code: 1,
      report: `Nothing is imported: ${damaged} is not valid JSON.`,
    });
    expect(await run(store.location, 'import', 'nowhere.db')).toMatchObject({
      code: 1,
      report: expect.stringMatching(/^There is no file .*nowhere\.db\.$/),
    });
    const file = join(tempFolder({ 'leads.csv': '"id"\r\n' }), 'leads.csv');
    expect((await run(store.location, 'restore', file)).report).toMatch(
      /^Nothing is restored: .* from a .*, but .*leads\.csv is not one\. .* run: leads import /,
    );
  });
});
