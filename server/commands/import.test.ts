import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { runLeadsInProcess } from '../../tests/leads-command.ts';
import {
  actor,
  contactLead,
  fakeLease,
  newLead,
  newsletterLead,
  tempFile,
  tempFolder,
  testStore,
} from '../../tests/server/fixtures.ts';
import { bothStores, setUpPostgres } from '../../tests/server/stores.ts';
import { createDeviceIds } from '../accounts/sign-in-limit.ts';
import type { NewLead } from '../domain.ts';
import { createNewsletterLinks } from '../newsletter/links.ts';
import type { FullStore } from '../store/store.ts';

const lead: NewLead = {
  ...contactLead(
    { descriptionmsg: '=1+1 "quoted",\nand a second line of text' },
    { key: 'a-browsers-key-1' },
  ),
  source: { page: '/contact', referrer: 'example.com', utm: { source: 'mail' } },
};
const subscriber = newsletterLead('+a@engines.com', { receivedAt: 100 });

/** A store with an answered contact lead and an unsubscribed newsletter lead. */
async function filledStore() {
  const store = testStore();
  await store.add(lead);
  await store.add(subscriber);
  await store.recordOutcome(fakeLease(lead.id), { state: 'delivered' });
  const nextStep = { text: 'Call', on: '2026-11-30' };
  await store.inbox.changeLead(lead.id, { version: 1, status: 'answered', nextStep }, actor);
  await store.inbox.addNote(lead.id, 'Called back', actor);
  await store.newsletter.unsubscribe(subscriber.id, 1000);
  return store;
}

/** Runs `leads` on a store. The location of PostgreSQL omits the user. */
const run = (location: string, ...argv: string[]) =>
  runLeadsInProcess(
    location.startsWith('postgres://')
      ? { DATABASE_URL: location.replace('//', '//desk@') }
      : { DATA_DIR: join(location, '..') },
    ...argv,
  );

const importInto = async ({ location }: FullStore, file: string) =>
  (await run(location, 'import', file)).report;

const unsubscribeLink = ({ secrets }: Pick<FullStore, 'secrets'>) =>
  createNewsletterLinks(secrets, 'https://desk.example').toUnsubscribe('x');

describe.each(bothStores(setUpPostgres()))('import into %s', (_name, openStore) => {
  async function openTarget(): Promise<FullStore> {
    const store = await openStore();
    await store.open();
    return store;
  }
  const openStores = async () => [await filledStore(), await openTarget()] as const;

  test('`import` imports leads, their idempotency keys and subscriptions from a SQLite database; a second import adds nothing', async () => {
    const [source, target] = await openStores();
    expect(await run(target.location, 'import', source.location)).toMatchObject({
      code: 0,
      report: expect.stringContaining(': 2 new leads, 0 already stored, 0 refused.'),
    });
    for (const { id } of [lead, subscriber])
      expect(await target.inbox.lead(id)).toEqual(await source.inbox.lead(id));
    expect(await target.newsletter.subscription(subscriber.id)).toMatchObject({
      unsubscribedAt: 1000,
    });
    expect(await target.add({ ...lead, id: newLead().id })).toBe('repeated');
    expect(await importInto(target, source.location)).toContain(
      ': 0 new leads, 2 already stored, 0 refused.',
    );
  });

  test.each(['json', 'jsonl', 'csv'])(
    '`import` imports a %s export, each lead once',
    async (format) => {
      const [source, target] = await openStores();
      const file = join(tempFolder(), `leads.${format}`);
      const argv = ['export', '--format', format, '--out', file];
      expect((await run(source.location, ...argv, '--bom')).code).toBe(0);
      for (const counts of [
        '2 new leads, 0 already stored, 0 refused.',
        '0 new leads, 2 already stored, 0 refused.',
      ])
        expect(await importInto(target, file)).toContain(counts);
      for (const { id } of [lead, subscriber]) {
        const [original, imported] = [await source.inbox.lead(id), await target.inbox.lead(id)];
        expect(imported?.lead).toEqual({
          ...original?.lead,
          version: 1,
          // CSV has no deliveries. `import` adds one so that `backfill` does not send the lead.
          ...(format === 'csv' && {
            deliveries: [expect.objectContaining({ state: 'delivered' })],
          }),
        });
      }
    },
  );

  test('`import` refuses an erased lead from a database, but not from an export, and refuses invalid records', async () => {
    const [source, target] = await openStores();
    // A store recognizes erased leads by their idempotency keys, which exports do not contain.
    await target.add({ ...lead, id: newLead().id });
    await target.erase(lead.fields.email);
    const refused = `^Refused: lead ${lead.id}, which was erased here\\.\n.* 1 refused\\.`;
    expect(await run(target.location, 'import', source.location)).toMatchObject({
      code: 1,
      report: expect.stringMatching(refused),
    });

    const argv = ['export', '--format', 'jsonl', '--form', 'contact'];
    const line = (await run(source.location, ...argv)).out.trim();
    const invalid = [line.replace(lead.id, '1'), '{', line.replaceAll('ada@', '\\u0000@')];
    const file = tempFile('leads.jsonl', [...invalid, line, line].join('\n'));
    expect((await importInto(target, file)).split('\n')).toEqual([
      'Refused: record 1 is invalid (id).',
      'Refused: record 2 is invalid (not a complete record).',
      'Refused: record 3 is invalid (fields.email).',
      expect.stringContaining(': 1 new lead, 1 already stored, 3 refused.'),
    ]);
  });

  test('`import` keeps the latest confirmation and unsubscription; it ignores those of erased subscribers', async () => {
    const [source, target] = await openStores();
    const confirmed = newsletterLead('grace@engines.com', {
      key: 'a-browsers-key-2',
      receivedAt: 100,
    });
    await source.add(confirmed);
    await source.newsletter.confirm(confirmed.id, 500);
    await importInto(target, source.location);
    await source.newsletter.unsubscribe(confirmed.id, 900);
    await target.newsletter.unsubscribe(subscriber.id, 2000);
    await importInto(target, source.location);
    const subscriptionOf = (id: string) => target.newsletter.subscription(id);
    expect(await subscriptionOf(confirmed.id)).toMatchObject({ unsubscribedAt: 900 });
    expect(await subscriptionOf(subscriber.id)).toMatchObject({ unsubscribedAt: 2000 });

    await target.erase(confirmed.fields.email);
    expect(await importInto(target, source.location)).toContain('1 refused');
    const next = newsletterLead(confirmed.fields.email);
    await target.add(next);
    expect(await subscriptionOf(next.id)).toEqual({ confirmedAt: null, unsubscribedAt: null });
  });

  test('`import` replaces the key of unsubscribe links unless the target has newsletter leads; it never replaces the key of device cookies', async () => {
    const [source, otherSource, target] = [
      await filledStore(),
      await filledStore(),
      await openTarget(),
    ];
    // Creates the source's key of device cookies, which must not replace the target's.
    await createDeviceIds(source.secrets).issue('a@engines.com');
    const cookie = await createDeviceIds(target.secrets).issue('a@engines.com');
    const links = await Promise.all([source, otherSource, target].map(unsubscribeLink));
    expect(new Set(links).size).toBe(3);
    for (const { location } of [source, otherSource]) {
      await importInto(target, location);
      expect(await unsubscribeLink(target)).toBe(links[0]);
    }
    expect(await createDeviceIds(target.secrets).verify(cookie, 'a@engines.com')).toBeTruthy();
  });

  test('`import` rejects missing and damaged files; `restore` with an export fails and suggests `import`', async () => {
    const target = await openTarget();
    const damaged = tempFile('leads.json', '[{"id": "0190');
    expect(await run(target.location, 'import', damaged)).toMatchObject({
      code: 1,
      report: `Nothing is imported: ${damaged} is not valid JSON.`,
    });
    expect(await run(target.location, 'import', 'nowhere.db')).toMatchObject({
      code: 1,
      report: expect.stringMatching(/^There is no file .*nowhere\.db\.$/),
    });
    const file = tempFile('leads.csv', '"id"\r\n');
    expect((await run(target.location, 'restore', file)).report).toMatch(
      /^Nothing is restored: .* from a .*, but .*leads\.csv is not one\. .* run: leads import /,
    );
  });
});

test('`import` reads CSV with unquoted cells and columns in any order, and refuses only damaged and incomplete rows', async () => {
  const store = testStore();
  await store.open();
  const ids = Array.from({ length: 6 }, () => newLead().id);
  const [first, strayQuote, tooShort, tooLong, later, truncated] = ids.map(
    (id) => `"ada@engines.com",${id},2026-01-02T03:04:05.000Z,signUp,new`,
  );
  const lines = [
    'email,"id",receivedAt,form,status,name',
    `${first},"Ada ""B"""`,
    '',
    `${strayQuote},Ada"`,
    tooShort,
    `${tooLong},Ada,"more"`,
    `${later},Ada`,
    `${truncated},"Ad`,
  ];
  const file = tempFile('leads.csv', lines.join('\r\n'));
  expect((await importInto(store, file)).split('\n')).toEqual([
    ...[2, 3, 4, 6].map((row) => `Refused: record ${row} is invalid (not a complete record).`),
    expect.stringContaining(': 2 new leads, 0 already stored, 4 refused.'),
  ]);
  const { leads } = await store.leadPage({}, undefined, 9);
  expect(leads.map(({ fields }) => fields)).toEqual(
    expect.arrayContaining([
      { name: 'Ada', email: 'ada@engines.com' },
      { name: 'Ada "B"', email: 'ada@engines.com' },
    ]),
  );
});
