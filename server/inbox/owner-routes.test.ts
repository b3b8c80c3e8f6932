import { describe, expect, test } from 'vitest';
import type { NewLead } from '../domain.ts';
import { contactFields } from '../testing/contact-fields.ts';
import { contactLead, newLead, newsletterLead } from '../testing/fixtures.ts';
import { testInbox } from '../testing/inbox.ts';

const INJECTION = '=HYPERLINK("https://evil.example","x")<script>alert(1)</script>';
const hostile = Object.fromEntries(Object.keys(contactFields).map((name) => [name, INJECTION]));
const hostileLead = (): NewLead => ({
  ...contactLead({ ...hostile, email: 'eve@engines.example' }),
  source: { page: '/<script>', referrer: '', utm: { source: '@SUM(1)' } },
});

describe('an owner', () => {
  test('exports leads as CSV with escaped formulas and as JSON; the audit log records it', async () => {
    const { call, signInAs, store } = await testInbox();
    const owner = await signInAs('owner');
    const [contact, signUp] = [hostileLead(), newLead({ email: 'jose@engines.example' })];
    for (const lead of [contact, signUp, newLead({ spam: 'speed' })]) await store.add(lead);
    const exportLeads = (body: object) => call('POST', '/export', { cookie: owner, body });
    const csv = await exportLeads({ format: 'csv', query: { form: 'contact' } });
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(csv.headers['content-disposition']).toMatch(
      /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
    );
    // The byte order mark.
    expect([...csv.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const lines = csv.body.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    for (const cell of lines[1]?.split(/(?<="),(?=")/) ?? [])
      expect(cell).toMatch(/^"(?![=+\-@\t\r])/);
    expect(lines[1]).toContain(`"'=HYPERLINK(""https://evil.example"",""x"")<script>`);

    const json = await exportLeads({ format: 'json', ids: [signUp.id, 'unknown'] });
    expect(json.json()).toMatchObject([{ id: signUp.id, form: 'signUp', fields: signUp.fields }]);
    expect((await exportLeads({ format: 'json' })).json()).toHaveLength(2);
    const exportIds = (count: number) =>
      exportLeads({ format: 'json', ids: Array.from({ length: count }, () => signUp.id) });
    expect((await exportIds(2000)).statusCode).toBe(200);
    expect((await exportIds(2001)).statusCode).toBe(400);
    const { entries } = (await call('GET', '/audit', { cookie: owner })).json<{
      entries: { by: string; what: string }[];
    }>();
    // The newest first. `exportIds(2000)` repeats one ID; its number of leads is not checked.
    expect(entries.map(({ what }) => what).slice(0, 4)).toEqual([
      expect.stringMatching(/^Exported \d+ leads? as JSON$/),
      'Exported 2 leads as JSON',
      'Exported 1 lead as JSON',
      'Exported 1 lead as CSV',
    ]);
  });

  test('exports the mailing list and sees when a sign-up was confirmed', async () => {
    const { call, signInAs, store } = await testInbox({ doubleOptIn: true });
    const owner = await signInAs('owner');
    const [ada, bob] = [newsletterLead('ada@engines.com'), newsletterLead('bob@engines.com')];
    for (const lead of [ada, bob]) await store.add(lead);
    await store.newsletter.confirm(ada.id, 1000);
    const csv = await call('POST', '/export', { cookie: owner, body: { format: 'mailing-list' } });
    expect(csv.headers['content-disposition']).toMatch(
      /^attachment; filename="newsletter-[\d-]{10}\.csv"$/,
    );
    expect(csv.body.trim().split('\r\n')).toEqual([
      expect.stringContaining('unsubscribeLink'),
      expect.stringMatching(
        /^"ada@engines\.com","[^"]+","1970-01-01T00:00:01\.000Z","","https:[^"]+"$/,
      ),
    ]);
    expect((await call('GET', `/leads/${ada.id}`, { cookie: owner })).json()).toMatchObject({
      newsletter: { confirmedAt: 1000, unsubscribedAt: null },
    });
    expect((await call('GET', '/audit', { cookie: owner })).body).toContain(
      'Exported the mailing list of the newsletter',
    );
  });

  test('confirms the date before many old leads are erased; the audit log records it', async () => {
    const { call, signInAs, store } = await testInbox();
    const owner = await signInAs('owner');
    // The date must be confirmed if more than five leads, and more than 5% of all, are old.
    for (let index = 0; index < 6; index += 1) await store.add(newLead({ receivedAt: 1 }));
    const callDate = async (method: 'GET' | 'POST') =>
      (await call(method, '/date', { cookie: owner })).json();
    expect(await callDate('GET')).toEqual({ question: null });
    await store.purgeExpired();
    expect(await callDate('GET')).toEqual({
      question: expect.stringMatching(/^6 leads are two years old .+ but not marked for erasure/),
    });
    expect(await callDate('POST')).toEqual({ question: null });
    expect(await callDate('GET')).toEqual({ question: null });
    expect((await call('GET', '/audit', { cookie: owner })).body).toMatch(
      /Confirmed the date \d{4}-\d\d-\d\d/,
    );
  });

  test('erases every lead of an email address, and no log contains the address', async () => {
    const { call, signInAs, store, log } = await testInbox();
    const owner = await signInAs('owner');
    for (const email of ['ada@engines.com', 'ADA@engines.com', 'eve@engines.com'])
      await store.add(newLead({ email }));
    expect(
      (
        await call('POST', '/erase', { cookie: owner, body: { email: ' Ada@engines.com ' } })
      ).json(),
    ).toEqual({ erased: 2 });
    expect((await store.counts(0)).leads).toBe(1);
    const audit = (await call('GET', '/audit', { cookie: owner })).body;
    expect(audit).toContain('Erased 2 leads of one email address');
    expect(audit + log.join('')).not.toMatch(/ada@|Lovelace/i);
  });

  test('disables an account with a long email address', async () => {
    const { call, signInAs } = await testInbox();
    const owner = await signInAs('owner');
    // By default, Fastify rejects path parameters over 100 characters.
    const email = `${'a'.repeat(180)}@desk.example`;
    await call('POST', '/accounts', { cookie: owner, body: { email, role: 'reader' } });
    const disabled = await call('PATCH', `/accounts/${encodeURIComponent(email)}`, {
      cookie: owner,
      body: { disabled: true },
    });
    expect(disabled.statusCode).toBe(200);
  });

  test('invites accounts, changes roles except the last owner’s, and sees no password hashes', async () => {
    const { call, status, signInAs } = await testInbox();
    const owner = await signInAs('owner');
    const add = (email: string, role: string) =>
      call('POST', '/accounts', { cookie: owner, body: { email, role } });
    const created = (await add(' Bob@Desk.example', 'reader')).json<{
      account: object;
      link: string;
    }>();
    expect(created.account).toMatchObject({
      email: 'bob@desk.example',
      role: 'reader',
      disabled: false,
      hasPassword: false,
      passkeys: 0,
    });
    expect(created.link).toMatch(/^http:\/\/localhost:4321\/inbox\/invitation#[\w-]{43}$/);
    expect((await add('bob@desk.example', 'owner')).statusCode).toBe(400);
    expect((await add('bob', 'owner')).json()).toEqual({ message: 'Enter one e-mail address.' });
    expect((await add('x@y.example', 'root')).statusCode).toBe(400);
    expect(
      (
        await call('PATCH', '/accounts/BOB@desk.example', {
          cookie: owner,
          body: { role: 'editor' },
        })
      ).json(),
    ).toMatchObject({ role: 'editor' });
    expect(
      await status('PATCH', '/accounts/owner@desk.example', {
        cookie: owner,
        body: { role: 'reader' },
      }),
    ).toBe(400);
    const body = { token: created.link.split('#')[1], password: 'correct horse battery' };
    expect(await status('POST', '/invitation/password', { body })).toBe(200);
    const accounts = (await call('GET', '/accounts', { cookie: owner })).body;
    expect(accounts).toContain('"hasPassword":true');
    expect(accounts).not.toContain('argon2');
  });
});
