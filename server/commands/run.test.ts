import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { sqliteStore } from '../store/sqlite.ts';
import type { NewLead } from '../store/store.ts';
import { contactFields } from '../testing/contact-fields.ts';
import { newLead, tempFolder } from '../testing/parts.ts';
import { runLeads } from './run.ts';

let folder: string;
beforeEach(() => {
  folder = tempFolder();
});

async function store(...leads: NewLead[]) {
  const opened = sqliteStore(join(folder, 'leads.db'));
  for (const lead of leads) await opened.add(lead);
  await opened.close();
}

async function run(argv: string[], env: Record<string, string> = { DATA_DIR: folder }) {
  const out: string[] = [];
  const reports: string[] = [];
  const code = await runLeads(argv, env, { write: async (text) => void out.push(text), report: (sentence) => void reports.push(sentence), progress: () => undefined });
  // The first line names the store, once the command line has been understood.
  const [first = ''] = reports;
  if (first.startsWith('Store: ')) expect(reports.shift()).toBe(`Store: ${join(folder, 'leads.db')}`);
  return { code, out: out.join(''), report: reports.join('\n') };
}

const contactLead = (changes: Partial<typeof contactFields> = {}): NewLead => ({ ...newLead(), kind: 'contact', fields: { ...contactFields, ...changes } }) as NewLead;

describe('the command line', () => {
  test('lists leads as a table and as JSON', async () => {
    const lead = contactLead();
    await store(lead, newLead({ spam: 'honeypot' }));
    const table = await run(['list']);
    expect(table).toMatchObject({ code: 0, report: '1 lead' });
    expect(table.out).toMatch(/^ID +RECEIVED \(UTC\) +KIND +NAME +EMAIL +STATE\n/);
    expect(table.out).toMatch(/contact +Ada Lovelace +ada@engines\.example +mail pending\n$/);
    const json = JSON.parse((await run(['list', '--format', 'json'])).out);
    expect(json).toMatchObject([{ id: lead.id, kind: 'contact', fields: contactFields }]);
    expect(JSON.parse((await run(['list', '--format', 'json', '--kind', 'newsletter'])).out)).toEqual([]);
    expect((await run(['list', '--spam'])).out).toContain('quarantined (honeypot)');
  });

  test('calls no confirmation delivered that was not sent', async () => {
    const lead = newLead({ channels: ['confirmation'] });
    await store(lead);
    const opened = sqliteStore(join(folder, 'leads.db'));
    await opened.complete(lead.id, 'confirmation', { state: 'delivered', at: 1, notSent: 'asked already' });
    await opened.close();
    expect((await run(['list'])).out).toMatch(/ confirmation not sent\n$/);
  });

  test('says why leads are undelivered', async () => {
    const [failing, waiting, unsent] = [newLead(), newLead(), newLead({ channels: [] })];
    await store(failing, waiting, unsent);
    const opened = sqliteStore(join(folder, 'leads.db'));
    await opened.complete(failing.id, 'mail', { state: 'pending', at: 1, dueAt: 2, error: 'connect ECONNREFUSED\n127.0.0.1:25' });
    await opened.close();
    const { out } = await run(['list', '--undelivered']);
    const states = Object.fromEntries(out.split('\n').map((line) => [line.slice(0, 36), line.slice(128).trim()]));
    expect(states).toMatchObject({
      [failing.id]: 'mail pending (1 try: connect ECONNREFUSED 127.0.0.1:25)',
      [waiting.id]: 'mail pending (not tried yet)',
      [unsent.id]: 'stored (neither mail nor webhook was set up)',
    });
  });

  test('names a variable that is one letter from a setting', async () => {
    await store(newLead());
    const reports: string[] = [];
    const output = { write: async () => undefined, report: (sentence: string) => void reports.push(sentence), progress: () => undefined };
    expect(await runLeads(['list'], { DATA_DIR: folder, SMPT_URL: 'smtp://localhost', PATH: '/bin' }, output)).toBe(0);
    expect(reports).toEqual([`Store: ${join(folder, 'leads.db')}`, 'SMPT_URL is not a setting and is not read: write SMTP_URL.', '1 lead']);
  });

  test('exports CSV that no spreadsheet calculates', async () => {
    await store(contactLead({ companyName: '=HYPERLINK("x")', jobTitle: '@SUM' }));
    const { out, code } = await run(['export']);
    expect(code).toBe(0);
    expect(out).toContain(`"'=HYPERLINK(""x"")","'@SUM"`);
    expect(out.split('\r\n')).toHaveLength(3);
  });

  test('exports one JSON object per line', async () => {
    await store(contactLead(), newLead());
    const lines = (await run(['export', '--format', 'jsonl'])).out.trim().split('\n');
    expect(lines.map((line) => JSON.parse(line).kind).sort()).toEqual(['contact', 'signUp']);
  });

  test('shows one lead, and says when there is none', async () => {
    const lead = newLead();
    await store(lead);
    expect(JSON.parse((await run(['show', lead.id])).out)).toMatchObject({ id: lead.id, deliveries: [{ channel: 'mail', state: 'pending' }] });
    expect(await run(['show', 'nothing'])).toMatchObject({ code: 1, report: 'There is no lead nothing.' });
  });

  test('makes deliveries due, one or all', async () => {
    const lead = newLead({ spam: 'speed' });
    await store(lead, newLead());
    expect((await run(['retry'])).report).toBe('1 delivery is due now.');
    expect((await run(['retry', lead.id])).report).toBe('1 delivery is due now.');
    expect((await run(['retry', 'nothing'])).code).toBe(1);
    expect(JSON.parse((await run(['show', lead.id])).out)).toMatchObject({ spam: null });
  });

  test('erases a person and purges the old', async () => {
    const now = Date.now();
    await store(newLead(), newLead({ email: 'new@engines.com' }), newLead({ receivedAt: now - 800 * 86_400_000, email: 'old@engines.com' }));
    expect((await run(['erase', 'ADA@engines.com'])).report).toMatch(/^Erased 1 lead\./);
    expect((await run(['purge'])).report).toBe('Erased 1 lead older than two years.');
    expect((await run(['list'])).report).toBe('1 lead');
  });

  test('copies the database', async () => {
    await store(newLead());
    const file = join(folder, 'copy.db');
    expect((await run(['backup', file])).code).toBe(0);
    expect(readFileSync(file).subarray(0, 15).toString()).toBe('SQLite format 3');
    expect(await run(['backup', file])).toMatchObject({ code: 1, report: `${file} exists already.` });
  });

  test.each([
    [[], 'Which command?'],
    [['print'], "There is no command 'print'."],
    [['list', '--colour'], "Unknown option '--colour'"],
    [['export', 'leads.csv'], 'export --out leads.csv'],
    [['list', 'x', 'y'], "'y' is one word too many."],
    [['list', '--since', 'soon'], '--since must be'],
    [['list', '--kind', 'call'], '--kind must be'],
    [['list', '--format', 'xml'], '--format must be'],
    [['show'], "'show' needs the ID of a lead."],
    [['erase'], "'erase' needs an e-mail address."],
    [['erase', 'ada'], "'ada' is not an e-mail address."],
    [['restore'], "'restore' needs the name of a backup."],
  ])('called wrongly as %j says what is wrong and ends with 2', async (argv, words) => {
    const { code, report } = await run(argv);
    expect(code).toBe(2);
    expect(report).toContain(words);
  });

  test('explains itself', async () => {
    for (const argv of [['--help'], ['list', '--help'], ['-h']])
      expect(await run(argv)).toMatchObject({ code: 0, out: expect.stringContaining('npm run leads -- erase EMAIL') });
  });

  test('says in one line that the database cannot be used', async () => {
    const reports: string[] = [];
    const code = await runLeads(
      ['list'],
      { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
      { write: async () => undefined, report: (sentence) => void reports.push(sentence), progress: () => undefined },
    );
    expect(code).toBe(1);
    expect(reports).toEqual(['Store: postgres://127.0.0.1:1/none', expect.stringMatching(/^postgres:\/\/127\.0\.0\.1:1\/none cannot be used: [^\n]+$/)]);
  });
});

describe('the newsletter’s export', () => {
  const signUp = (email: string): NewLead => ({ ...newLead(), kind: 'newsletter', fields: { email } });
  const exported = async (env: Record<string, string>, ...argv: string[]) => {
    const { out, report, code } = await run(['export', '--newsletter', ...argv], { DATA_DIR: folder, ...env });
    return {
      code,
      report,
      rows: out
        .trim()
        .split('\r\n')
        .map((line) => line.slice(1, -1).split('","')),
    };
  };

  test('has one row for each address that may be written to, with a link by which it unsubscribes; --all has everybody', async () => {
    const [ada, again, bob, eve] = [signUp('Ada@engines.com'), signUp('ada@engines.com'), signUp('bob@engines.com'), signUp('eve@engines.com')];
    await store(ada, again, bob, eve, contactLead(), { ...signUp('bot@engines.com'), spam: 'honeypot' });
    const opened = sqliteStore(join(folder, 'leads.db'));
    await opened.newsletter.confirm(ada.id, Date.UTC(2026, 0, 2));
    await opened.newsletter.confirm(eve.id, Date.UTC(2026, 0, 2));
    await opened.newsletter.unsubscribe(eve.id, Date.now() + 1000);
    await opened.close();
    const addresses = (rows: string[][]) => rows.slice(1).map(([email]) => email);

    const single = await exported({});
    expect(single).toMatchObject({ code: 0, report: 'Exported 2 addresses.' });
    expect(single.rows[0]).toEqual(['email', 'signedUp', 'confirmed', 'unsubscribed', 'unsubscribeLink']);
    expect(single.rows[1]).toEqual([
      'ada@engines.com',
      new Date(ada.receivedAt).toISOString(),
      '2026-01-02T00:00:00.000Z',
      '',
      expect.stringMatching(/^https:\/\/\S+\/newsletter\/unsubscribe\/[\w-]{51}$/),
    ]);
    expect(addresses(single.rows)).toEqual(['ada@engines.com', 'bob@engines.com']);

    const double = { NEWSLETTER_DOUBLE_OPT_IN: 'on' };
    expect(addresses((await exported(double)).rows)).toEqual(['ada@engines.com']);
    const all = await exported(double, '--all', '--bom');
    expect(addresses(all.rows)).toEqual(['ada@engines.com', 'bob@engines.com', 'eve@engines.com']);
    expect(all.rows[3]?.slice(2, 4)).toEqual(['2026-01-02T00:00:00.000Z', expect.stringContaining('T')]);
  });

  test('takes back who signed up again after unsubscribing, where that is enough', async () => {
    const [first, second] = [signUp('ada@engines.com'), { ...signUp('ada@engines.com'), receivedAt: Date.now() + 2000 }];
    await store(first);
    const opened = sqliteStore(join(folder, 'leads.db'));
    await opened.newsletter.unsubscribe(first.id, Date.now() + 1000);
    await opened.close();
    expect((await exported({})).rows).toHaveLength(1);
    await store(second);
    expect((await exported({})).rows.slice(1)).toMatchObject([['ada@engines.com', expect.any(String), '', '', expect.any(String)]]);
    expect((await exported({ NEWSLETTER_DOUBLE_OPT_IN: 'on' })).rows).toHaveLength(1);
  });

  test.each([
    [['export', '--all'], '--all is for export --newsletter.'],
    [['export', '--newsletter', '--spam'], '--newsletter goes with --all'],
    [['export', '--newsletter', '--format', 'jsonl'], '--format must be csv'],
  ])('called wrongly as %j says what is wrong', async (argv, words) => {
    await store();
    const { code, report } = await run(argv);
    expect([code, report]).toEqual([2, expect.stringContaining(words)]);
  });
});
