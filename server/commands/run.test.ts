import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { runLeadsInProcess } from '../../tests/leads-command.ts';
import { contactFields } from '../../tests/server/contact-fields.ts';
import {
  addLeads as addLeadsTo,
  contactLead,
  fakeLease,
  newLead,
  newsletterLead,
  tempFolder,
} from '../../tests/server/fixtures.ts';
import type { NewLead } from '../domain.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { FullStore } from '../store/store.ts';

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});

async function withStore(work: (store: FullStore) => Promise<unknown>) {
  const store = sqliteStore(join(folder, 'leads.db'));
  await work(store);
  await store.close();
}

const addLeads = (...leads: NewLead[]) => withStore((store) => addLeadsTo(store, ...leads));

async function run(command: string, env: Record<string, string> = {}) {
  const argv = command.split(' ').filter(Boolean);
  const { store: storeLine, ...result } = await runLeadsInProcess(
    { DATA_DIR: folder, ...env },
    ...argv,
  );
  // Help and messages about invalid arguments do not name the store.
  if (storeLine) expect(storeLine).toBe(`Store: ${join(folder, 'leads.db')}`);
  return result;
}

const listAsJson = async (options = '') =>
  JSON.parse((await run(`list --format json ${options}`)).out);
const show = async (id: string) => JSON.parse((await run(`show ${id}`)).out);

test('`list` prints leads as a table or JSON, and filters them by form or quarantine', async () => {
  const lead = contactLead();
  await addLeads(lead, newLead({ spam: 'honeypot' }));
  const table = await run('list');
  expect(table).toMatchObject({ code: 0, report: '1 lead' });
  expect(table.out).toMatch(
    /^ID +RECEIVED \(UTC\) +FORM +NAME +EMAIL +STATE\n.* contact +Ada Lovelace +ada@engines\.example +mail pending\n$/,
  );
  expect(await listAsJson()).toMatchObject([
    { id: lead.id, form: 'contact', fields: contactFields, status: 'new' },
  ]);
  expect(await listAsJson('--form newsletter')).toEqual([]);
  expect((await run('list --spam')).out).toContain('quarantined (honeypot)');
});

test('`list` shows skipped confirmations as not sent; with --undelivered, it shows why leads are undelivered', async () => {
  const skipped = newLead({ channels: ['confirmation'] });
  const [failing, waiting, unsent] = [newLead(), newLead(), newLead({ channels: [] })];
  await addLeads(skipped, failing, waiting, unsent);
  const reason = 'connect ECONNREFUSED\n127.0.0.1:25';
  await withStore(async ({ recordOutcome }) => {
    // A skipped delivery is stored as delivered, with a reason.
    const outcome = { state: 'delivered', reason: 'already asked' } as const;
    await recordOutcome(fakeLease(skipped.id, 'confirmation'), outcome);
    await recordOutcome(fakeLease(failing.id), { state: 'pending', reason });
  });
  // The column ID has 36 characters; the column STATE begins after 128.
  const statesOf = async (options = '') =>
    Object.fromEntries(
      (await run(`list ${options}`)).out
        .split('\n')
        .map((line) => [line.slice(0, 36), line.slice(128).trim()]),
    );
  expect((await statesOf())[skipped.id]).toBe('confirmation not sent');
  expect(await statesOf('--undelivered')).toMatchObject({
    [failing.id]: 'mail pending (1 try: connect ECONNREFUSED 127.0.0.1:25)',
    [waiting.id]: 'mail pending (not tried yet)',
    [unsent.id]: 'stored (neither mail nor webhook was set up)',
  });
});

test('a command reports a misspelled setting, but no unrelated environment variables', async () => {
  await addLeads(newLead());
  expect(await run('list', { SMPT_URL: 'smtp://localhost', PATH: '/bin' })).toMatchObject({
    code: 0,
    report: 'SMPT_URL is not a setting and is not read: write SMTP_URL.\n1 lead',
  });
});

test('`export --out` writes a file but does not overwrite one', async () => {
  await addLeads(newLead());
  const file = join(folder, 'leads.csv');
  expect((await run(`export --out ${file} --bom`)).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toMatch(/^\uFEFF"id",.*\r\n.*"ada@engines\.com".*\r\n$/);
  expect(await run(`export --out ${file}`)).toMatchObject({
    code: 1,
    report: expect.stringContaining(`${file} already exists: name another file`),
  });
});

test('`show` prints one lead or reports that it does not exist', async () => {
  const lead = newLead();
  await addLeads(lead);
  expect(await show(lead.id)).toMatchObject({
    id: lead.id,
    deliveries: [{ channel: 'mail', state: 'pending' }],
  });
  expect(await run('show unknown-id')).toMatchObject({
    code: 1,
    report: 'There is no lead unknown-id.',
  });
});

test('`retry` makes pending deliveries due; with an ID, it also ends a quarantine', async () => {
  const lead = newLead({ spam: 'speed' });
  await addLeads(lead, newLead());
  expect((await run('retry')).report).toBe('1 delivery is due now.');
  expect((await run(`retry ${lead.id}`)).report).toBe('1 delivery is due now.');
  expect((await run('retry unknown-id')).code).toBe(1);
  expect(await show(lead.id)).toMatchObject({ spam: null });
});

test('`erase` erases the leads of an address; `confirm-date` marks old leads for erasure', async () => {
  const receivedAt = Date.now() - 800 * 86_400_000;
  await addLeads(
    newLead(),
    newLead({ email: 'new@engines.com' }),
    newLead({ receivedAt, email: 'old@engines.com' }),
  );
  expect((await run('erase ADA@engines.com')).report).toMatch(/^Erased 1 lead\./);
  expect((await run('confirm-date')).report).toMatch(
    /^Confirmed: today is \d{4}-\d\d-\d\d\. Marked 1 lead for erasure\. The desk erases a marked lead once it is two years old/,
  );
  expect((await run('list')).report).toBe('2 leads');
});

test('`backup` copies the database but does not overwrite a file', async () => {
  await addLeads(newLead());
  const file = join(folder, 'copy.db');
  expect((await run(`backup ${file}`)).code).toBe(0);
  expect(readFileSync(file).subarray(0, 15).toString()).toBe('SQLite format 3');
  expect(await run(`backup ${file}`)).toMatchObject({
    code: 1,
    report: `${file} already exists.`,
  });
});

test('`backup` deletes files that interrupted backups left more than a day ago', async () => {
  await addLeads(newLead());
  const backups = join(folder, 'backups');
  mkdirSync(backups);
  const fresh = 'leads-2026-11-23.db.unfinished';
  const oldNames = ['leads-1.dump.unfinished', 'leads-2.db.unfinished-journal'];
  for (const name of [...oldNames, fresh]) writeFileSync(join(backups, name), '');
  const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
  for (const name of oldNames) utimesSync(join(backups, name), twoDaysAgo, twoDaysAgo);
  expect((await run('backup')).report).toMatch(/: 1 lead\.$/);
  expect(readdirSync(backups)).toEqual([fresh, expect.stringMatching(/^leads-.*Z\.db$/)]);
});

test.each([
  ['', 'Command missing.'],
  ['print', "Unknown command 'print'."],
  ['list --colour', "Unknown option '--colour'"],
  ['export leads.csv', 'export --out leads.csv'],
  ['list x y', "Unexpected argument 'x'."],
  ['--env-file=desk.env list', 'Write the command before --env-file.'],
  ['erase ada@engines.com --force', "'erase': Unknown option '--force'"],
  ['list --since soon', '--since must be'],
  ['list --since 2026-02-31', '--since must be'],
  ['list --form call', '--form must be'],
  ['list --format xml', '--format must be'],
  ['show', "'show' needs the ID of a lead."],
  ['erase ada', "'ada' is not an email address."],
  ['export --all', '--all requires --newsletter.'],
  ['export --newsletter --spam', '--newsletter allows only --all'],
  ['export --newsletter --format jsonl', '--format must be csv'],
])('`leads %s` prints the error and exits with code 2', async (command, message) => {
  const report = expect.stringContaining(message);
  expect(await run(command)).toMatchObject({ code: 2, report });
});

test('--help and -h print help', async () => {
  const out = expect.stringContaining('erase EMAIL');
  for (const command of ['--help', 'list --help', '-h'])
    expect(await run(command)).toMatchObject({ code: 0, out });
});

test('`list` reports an unusable database in one line', async () => {
  const location = 'postgres://127.0.0.1:1/none';
  expect(await runLeadsInProcess({ DATABASE_URL: location }, 'list')).toEqual({
    code: 1,
    out: '',
    store: `Store: ${location}`,
    report: expect.stringMatching(/^postgres:\/\/127\.0\.0\.1:1\/none cannot be used: [^\n]+$/),
  });
});

const doubleOptIn = { NEWSLETTER_DOUBLE_OPT_IN: 'on' };
const exportNewsletter = async (env: Record<string, string> = {}, options = '') => {
  const { out, report } = await run(`export --newsletter ${options}`, env);
  const [header, ...rows] = out
    .trim()
    .split('\r\n')
    .map((line) => line.slice(1, -1).split('","'));
  return { header, rows, report, addresses: rows.map(([email]) => email) };
};

test('`export --newsletter` exports subscribed addresses, with double opt-in only confirmed ones; `--all` adds the rest', async () => {
  const [ada, eve] = [newsletterLead('Ada@engines.com'), newsletterLead('eve@engines.com')];
  const sam = newsletterLead('sam@engines.com', { receivedAt: Date.now() - 2000 });
  await addLeads(
    ada,
    newsletterLead('ada@engines.com'),
    newsletterLead('+bob@engines.com'),
    eve,
    contactLead(),
    newsletterLead('bot@engines.com', { spam: 'honeypot' }),
    sam,
  );
  await withStore(async ({ newsletter }) => {
    for (const { id } of [ada, eve]) await newsletter.confirm(id, Date.UTC(2026, 0, 2));
    await newsletter.unsubscribe(eve.id, Date.now() + 1000);
    await newsletter.unsubscribe(sam.id, Date.now() - 1000);
  });
  await addLeads(newsletterLead('sam@engines.com'));

  const singleOptIn = await exportNewsletter();
  expect(singleOptIn.header).toEqual([
    'email',
    'signedUp',
    'confirmed',
    'unsubscribed',
    'unsubscribeLink',
  ]);
  expect(singleOptIn.rows[1]).toEqual([
    'ada@engines.com',
    new Date(ada.receivedAt).toISOString(),
    '2026-01-02T00:00:00.000Z',
    '',
    // The token has 38 bytes, 51 characters of Base64.
    expect.stringMatching(/^https:\/\/\S+\/newsletter\/unsubscribe\/[\w-]{51}$/),
  ]);
  // Sam signed up again after unsubscribing, without confirming.
  const subscribed = ['+bob@engines.com', 'ada@engines.com', 'sam@engines.com'];
  expect(singleOptIn.addresses).toEqual(subscribed);
  expect(singleOptIn.rows[2]?.slice(2, 4)).toEqual(['', '']);
  expect(await exportNewsletter(doubleOptIn)).toMatchObject({
    addresses: ['ada@engines.com'],
    report: 'Exported 1 address.',
  });
  const all = await exportNewsletter(doubleOptIn, '--all --bom');
  expect(all.addresses).toEqual([...subscribed, 'eve@engines.com'].sort());
  // The times at which Eve confirmed and unsubscribed.
  expect(all.rows[2]?.slice(2, 4)).toEqual([
    '2026-01-02T00:00:00.000Z',
    expect.stringContaining('T'),
  ]);
});
