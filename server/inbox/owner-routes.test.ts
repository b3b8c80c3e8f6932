import { expect, test } from 'vitest';
import {
  addLeads,
  contactLead,
  expectStatus,
  newLead,
  newsletterLead,
} from '../../tests/server/fixtures.ts';
import { inboxAs } from '../../tests/server/inbox.ts';

test('an owner exports leads as CSV with escaped formulas and as JSON; the audit log records each export', async () => {
  const { owner, store } = await inboxAs('owner');
  const formulas = ['=HYPERLINK("https://evil.example")', '+1', '-1', '@SUM(1)'] as const;
  const [name, companyName, jobTitle, descriptionmsg] = formulas;
  const signUp = newLead({ email: 'jose@engines.example' });
  await addLeads(
    store,
    contactLead({ name, companyName, jobTitle, descriptionmsg }),
    signUp,
    newLead({ spam: 'speed' }),
  );
  const csv = await owner.post('/export', { format: 'csv', query: { form: 'contact' } });
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': expect.stringMatching(
      /^attachment; filename="leads-\d{4}-\d\d-\d\d\.csv"$/,
    ),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];
  expect([...csv.rawPayload.subarray(0, 3)]).toEqual(BYTE_ORDER_MARK);
  const lines = csv.body.trim().split('\r\n');
  expect(lines).toHaveLength(2);
  for (const formula of formulas) expect(lines[1]).toContain(`"'${formula.replaceAll('"', '""')}"`);

  const exportJson = (ids?: string[]) => owner.post('/export', { format: 'json', ids });
  expect((await exportJson([signUp.id, 'unknown'])).json()).toMatchObject([
    { id: signUp.id, form: 'signUp', fields: signUp.fields },
  ]);
  expect((await exportJson()).json()).toHaveLength(2);
  expect((await owner.get('/audit')).json().entries.slice(0, 3)).toMatchObject([
    { what: 'Exported 2 leads as JSON' },
    { what: 'Exported 1 lead as JSON' },
    { what: 'Exported 1 lead as CSV' },
  ]);
  expectStatus(await exportJson(Array(2000).fill(signUp.id)), 200);
  expectStatus(await exportJson(Array(2001).fill(signUp.id)), 400);
});

test('an owner exports the mailing list and sees when a sign-up was confirmed', async () => {
  const { owner, store } = await inboxAs('owner', { doubleOptIn: true });
  const ada = newsletterLead('ada@engines.com');
  await addLeads(store, ada, newsletterLead('bob@engines.com'));
  await store.newsletter.confirm(ada.id, 1000);
  const csv = await owner.post('/export', { format: 'mailing-list' });
  expect(csv.headers['content-disposition']).toMatch(
    /^attachment; filename="newsletter-[\d-]{10}\.csv"$/,
  );
  expect(csv.body.trim().split('\r\n')).toEqual([
    expect.stringContaining('unsubscribeLink'),
    expect.stringMatching(/^"ada@engines\.com",.*"1970-01-01T00:00:01\.000Z","","https:[^"]+"$/),
  ]);
  expect((await owner.get(`/leads/${ada.id}`)).json()).toMatchObject({
    newsletter: { confirmedAt: 1000, unsubscribedAt: null },
  });
  expect((await owner.get('/audit')).body).toContain('Exported the mailing list of the newsletter');
});

test('before many old leads are erased, an owner confirms that the date of the desk is right; the audit log records this', async () => {
  const { owner, store } = await inboxAs('owner');
  // The date must be confirmed if more than five leads, and more than 5% of all, are old.
  for (let index = 0; index < 6; index += 1) await store.add(newLead({ receivedAt: 1 }));
  const readQuestion = async () => (await owner.get('/date')).json().question;
  expect(await readQuestion()).toBeNull();
  await store.purgeExpired();
  expect(await readQuestion()).toMatch(/^6 leads are two years old .+ but not marked for erasure/);
  await owner.post('/date');
  expect(await readQuestion()).toBeNull();
  expect((await owner.get('/audit')).body).toMatch(/Confirmed the date \d{4}-\d\d-\d\d/);
});

test('an owner erases every lead of an email address, and no log contains the address', async () => {
  const { owner, store, log } = await inboxAs('owner');
  for (const email of ['ada@engines.com', 'ADA@engines.com', 'eve@engines.com'])
    await store.add(newLead({ email }));
  const erased = await owner.post('/erase', { email: ' Ada@engines.com ' });
  expect(erased.json()).toEqual({ erased: 2 });
  const audit = (await owner.get('/audit')).body;
  expect(audit).toContain('Erased 2 leads of one email address');
  expect(audit + log.join('')).not.toMatch(/ada@|Lovelace/i);
});

test('an owner invites people and changes roles, except the last owner’s; the list of accounts contains no password hashes', async () => {
  const { owner, setPassword } = await inboxAs('owner');
  const add = (email: string, role: string) => owner.post('/accounts', { email, role });
  const { account, link } = (await add(' Bob@Desk.example', 'reader')).json();
  expect(account).toMatchObject({
    email: 'bob@desk.example',
    role: 'reader',
    disabled: false,
    hasPassword: false,
    passkeys: 0,
  });
  expect(link).toMatch(/^http:\/\/localhost:4321\/inbox\/invitation#[\w-]{43}$/);
  expectStatus(await add('bob@desk.example', 'owner'), 400);
  expect((await add('bob', 'owner')).json()).toEqual({ message: 'Enter one e-mail address.' });
  expectStatus(await add('x@y.example', 'root'), 400);
  const changeRole = (email: string, role: string) => owner.patch(`/accounts/${email}`, { role });
  expect((await changeRole('BOB@desk.example', 'editor')).json()).toMatchObject({ role: 'editor' });
  expect((await changeRole('owner@desk.example', 'reader')).json()).toEqual({
    message: 'This is the last owner who can sign in. Make another account an owner first.',
  });
  expectStatus(await setPassword(link.split('#')[1], 'correct horse battery'), 200);
  const accounts = (await owner.get('/accounts')).body;
  expect(accounts).toContain('"hasPassword":true');
  expect(accounts).not.toContain('argon2');
});
