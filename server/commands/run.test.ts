import { mkdirSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { runLeadsInProcess } from '../../tests/leads-command.ts';
import type { NewLead } from '../domain.ts';
import { sqliteStore } from '../store/sqlite.ts';
import type { FullStore } from '../store/store.ts';
import { contactFields } from '../testing/contact-fields.ts';
import {
  contactLead,
  fakeLease,
  newLead,
  newsletterLead,
  tempFolder,
} from '../testing/fixtures.ts';

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});

async function withStore(work: (store: FullStore) => Promise<unknown>) {
  const store = sqliteStore(join(folder, 'leads.db'));
  await work(store);
  await store.close();
}

const addLeads = (...leads: NewLead[]) =>
  withStore(async ({ add }) => {
    for (const lead of leads) await add(lead);
  });

async function run(argv: string[], env: Record<string, string> = {}) {
  const { store: storeLine, ...result } = await runLeadsInProcess(
    { DATA_DIR: folder, ...env },
    ...argv,
  );
  // Undefined for help and invalid arguments.
  if (storeLine) expect(storeLine).toBe(`Store: ${join(folder, 'leads.db')}`);
  return result;
}

describe('the command line', () => {
  test('lists leads as a table or JSON, and filters them by form or quarantine', async () => {
    const lead = contactLead();
    await addLeads(lead, newLead({ spam: 'honeypot' }));
    const table = await run(['list']);
    expect(table).toMatchObject({ code: 0, report: '1 lead' });
    expect(table.out).toMatch(/^ID +RECEIVED \(UTC\) +FORM +NAME +EMAIL +STATE\n/);
    expect(table.out).toMatch(/contact +Ada Lovelace +ada@engines\.example +mail pending\n$/);
    const json = JSON.parse((await run(['list', '--format', 'json'])).out);
    expect(json).toMatchObject([
      { id: lead.id, form: 'contact', fields: contactFields, status: 'new' },
    ]);
    expect(
      JSON.parse((await run(['list', '--format', 'json', '--form', 'newsletter'])).out),
    ).toEqual([]);
    expect((await run(['list', '--spam'])).out).toContain('quarantined (honeypot)');
  });

  test('shows skipped confirmations as not sent', async () => {
    const lead = newLead({ channels: ['confirmation'] });
    await addLeads(lead);
    await withStore(({ recordOutcome }) =>
      // A skipped delivery is stored as delivered, with a reason.
      recordOutcome(fakeLease(lead.id, 'confirmation'), {
        state: 'delivered',
        reason: 'already asked',
      }),
    );
    expect((await run(['list'])).out).toMatch(/ confirmation not sent\n$/);
  });

  test('shows why leads are undelivered', async () => {
    const [failing, waiting, unsent] = [newLead(), newLead(), newLead({ channels: [] })];
    await addLeads(failing, waiting, unsent);
    const reason = 'connect ECONNREFUSED\n127.0.0.1:25';
    await withStore(({ recordOutcome }) =>
      recordOutcome(fakeLease(failing.id), { state: 'pending', reason }),
    );
    const { out } = await run(['list', '--undelivered']);
    // The column ID has 36 characters; the column STATE begins after 128.
    const states = Object.fromEntries(
      out.split('\n').map((line) => [line.slice(0, 36), line.slice(128).trim()]),
    );
    expect(states).toMatchObject({
      [failing.id]: 'mail pending (1 try: connect ECONNREFUSED 127.0.0.1:25)',
      [waiting.id]: 'mail pending (not tried yet)',
      [unsent.id]: 'stored (neither mail nor webhook was set up)',
    });
  });

  test('reports a misspelled setting', async () => {
    await addLeads(newLead());
    expect(await run(['list'], { SMPT_URL: 'smtp://localhost', PATH: '/bin' })).toMatchObject({
      code: 0,
      report: 'SMPT_URL is not a setting and is not read: write SMTP_URL.\n1 lead',
    });
  });

  test('exports exact addresses of subscribers and escapes formulas in leads', async () => {
    await addLeads(newsletterLead('+ada@engines.com'));
    expect((await run(['export', '--newsletter'])).out).toContain('\r\n"+ada@engines.com","');
    expect((await run(['export'])).out).toContain(`"'+ada@engines.com"`);
  });

  test('shows one lead or reports that it does not exist', async () => {
    const lead = newLead();
    await addLeads(lead);
    expect(JSON.parse((await run(['show', lead.id])).out)).toMatchObject({
      id: lead.id,
      deliveries: [{ channel: 'mail', state: 'pending' }],
    });
    expect(await run(['show', 'unknown-id'])).toMatchObject({
      code: 1,
      report: 'There is no lead unknown-id.',
    });
  });

  test('retry makes pending deliveries due; with an ID, it also ends a quarantine', async () => {
    const lead = newLead({ spam: 'speed' });
    await addLeads(lead, newLead());
    expect((await run(['retry'])).report).toBe('1 delivery is due now.');
    expect((await run(['retry', lead.id])).report).toBe('1 delivery is due now.');
    expect((await run(['retry', 'unknown-id'])).code).toBe(1);
    expect(JSON.parse((await run(['show', lead.id])).out)).toMatchObject({ spam: null });
  });

  test('erases the leads of an address; confirm-date marks old leads for erasure', async () => {
    const receivedAt = Date.now() - 800 * 86_400_000;
    await addLeads(
      newLead(),
      newLead({ email: 'new@engines.com' }),
      newLead({ receivedAt, email: 'old@engines.com' }),
    );
    expect((await run(['erase', 'ADA@engines.com'])).report).toMatch(/^Erased 1 lead\./);
    expect((await run(['confirm-date'])).report).toMatch(
      /^Confirmed: today is \d{4}-\d\d-\d\d\. Marked 1 lead to be erased at an age of two years/,
    );
    expect((await run(['list'])).report).toBe('2 leads');
  });

  test('backs up the database but does not overwrite a file', async () => {
    await addLeads(newLead());
    const file = join(folder, 'copy.db');
    expect((await run(['backup', file])).code).toBe(0);
    expect(readFileSync(file).subarray(0, 15).toString()).toBe('SQLite format 3');
    expect(await run(['backup', file])).toMatchObject({
      code: 1,
      report: `${file} already exists.`,
    });
  });

  test('a backup deletes what interrupted backups left more than a day ago', async () => {
    await addLeads(newLead());
    const backups = join(folder, 'backups');
    mkdirSync(backups);
    const fresh = 'leads-2026-11-23.db.unfinished';
    const names = ['dump.unfinished', 'db.unfinished-journal'].map((end) => `leads-2026.${end}`);
    for (const name of [...names, fresh]) writeFileSync(join(backups, name), '');
    const twoDaysAgo = Date.now() / 1000 - 2 * 86_400;
    for (const name of names) utimesSync(join(backups, name), twoDaysAgo, twoDaysAgo);
    expect((await run(['backup'])).report).toMatch(/: 1 lead\.$/);
    expect(readdirSync(backups)).toEqual([fresh, expect.stringMatching(/^leads-.*Z\.db$/)]);
  });

  test.each([
    [[], 'Command missing.'],
    [['print'], "Unknown command 'print'."],
    [['list', '--colour'], "Unknown option '--colour'"],
    [['export', 'leads.csv'], 'export --out leads.csv'],
    [['list', 'x', 'y'], "Unexpected argument 'x'."],
    [['--since', '7d', 'list'], 'Write the command before --since.'],
    [['--env-file=desk.env', 'list'], 'Write the command before --env-file.'],
    [['backfill', '--form', 'contact'], "'backfill': Unknown option '--form'"],
    [['retry', '--since', '7d'], "'retry': Unknown option '--since'"],
    [['confirm-date', '--since', '7d'], "'confirm-date': Unknown option '--since'"],
    [['erase', 'ada@engines.com', '--force'], "'erase': Unknown option '--force'"],
    [['list', '--since', 'soon'], '--since must be'],
    [['list', '--form', 'call'], '--form must be'],
    [['list', '--format', 'xml'], '--format must be'],
    [['show'], "'show' needs the ID of a lead."],
    [['erase'], "'erase' needs an email address."],
    [['erase', 'ada'], "'ada' is not an email address."],
    [['restore'], "'restore' needs the name of a backup."],
    [['export', '--all'], '--all requires --newsletter.'],
    [['export', '--newsletter', '--spam'], '--newsletter allows only --all'],
    [['export', '--newsletter', '--format', 'jsonl'], '--format must be csv'],
  ])('%j prints the error and exits with code 2', async (argv, message) => {
    const { code, report } = await run(argv);
    expect(code).toBe(2);
    expect(report).toContain(message);
  });

  test('prints help', async () => {
    for (const argv of [['--help'], ['list', '--help'], ['-h']])
      expect(await run(argv)).toMatchObject({
        code: 0,
        out: expect.stringContaining('erase EMAIL'),
      });
  });

  test('reports an unusable database in one line', async () => {
    const location = 'postgres://127.0.0.1:1/none';
    expect(await runLeadsInProcess({ DATABASE_URL: location }, 'list')).toEqual({
      code: 1,
      out: '',
      store: `Store: ${location}`,
      report: expect.stringMatching(/^postgres:\/\/127\.0\.0\.1:1\/none cannot be used: [^\n]+$/),
    });
  });
});

describe('the newsletter’s export', () => {
  const doubleOptIn = { NEWSLETTER_DOUBLE_OPT_IN: 'on' };
  const exportNewsletter = async (env: Record<string, string>, ...argv: string[]) => {
    const { out, report, code } = await run(['export', '--newsletter', ...argv], env);
    return {
      code,
      report,
      rows: out
        .trim()
        .split('\r\n')
        .map((line) => line.slice(1, -1).split('","')),
    };
  };

  test('has a link per address; with double opt-in, --all adds unconfirmed and unsubscribed addresses', async () => {
    const [ada, adaAgain, bob, eve] = [
      newsletterLead('Ada@engines.com'),
      newsletterLead('ada@engines.com'),
      newsletterLead('bob@engines.com'),
      newsletterLead('eve@engines.com'),
    ];
    const bot = newsletterLead('bot@engines.com', { spam: 'honeypot' });
    await addLeads(ada, adaAgain, bob, eve, contactLead(), bot);
    await withStore(async ({ newsletter }) => {
      for (const { id } of [ada, eve]) await newsletter.confirm(id, Date.UTC(2026, 0, 2));
      await newsletter.unsubscribe(eve.id, Date.now() + 1000);
    });
    const addresses = (rows: string[][]) => rows.slice(1).map(([email]) => email);

    const singleOptIn = await exportNewsletter({});
    expect(singleOptIn).toMatchObject({ code: 0, report: 'Exported 2 addresses.' });
    expect(singleOptIn.rows[0]).toEqual([
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
      expect.stringMatching(/^https:\/\/\S+\/newsletter\/unsubscribe\/[\w-]{51}$/),
    ]);
    expect(addresses(singleOptIn.rows)).toEqual(['ada@engines.com', 'bob@engines.com']);

    expect(addresses((await exportNewsletter(doubleOptIn)).rows)).toEqual(['ada@engines.com']);
    const all = await exportNewsletter(doubleOptIn, '--all', '--bom');
    expect(addresses(all.rows)).toEqual(['ada@engines.com', 'bob@engines.com', 'eve@engines.com']);
    // When Eve confirmed and unsubscribed.
    expect(all.rows[3]?.slice(2, 4)).toEqual([
      '2026-01-02T00:00:00.000Z',
      expect.stringContaining('T'),
    ]);
  });

  test('without double opt-in, includes people who signed up again after unsubscribing', async () => {
    const first = newsletterLead('ada@engines.com');
    await addLeads(first);
    const unsubscribedAt = first.receivedAt + 1000;
    await withStore(({ newsletter }) => newsletter.unsubscribe(first.id, unsubscribedAt));
    // Only the header.
    expect((await exportNewsletter({})).rows).toHaveLength(1);
    await addLeads(newsletterLead('ada@engines.com', { receivedAt: unsubscribedAt + 1000 }));
    expect((await exportNewsletter({})).rows.slice(1)).toMatchObject([
      ['ada@engines.com', expect.any(String), '', '', expect.any(String)],
    ]);
    expect((await exportNewsletter(doubleOptIn)).rows).toHaveLength(1);
  });
});
