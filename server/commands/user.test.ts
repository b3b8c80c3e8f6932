import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { runLeadsInProcess } from '../../tests/leads-command.ts';
import { sqliteStore } from '../store/sqlite.ts';
import { newLead, tempFolder } from '../testing/fixtures.ts';

let folder: string;
beforeEach(async () => {
  folder = tempFolder();
  const store = sqliteStore(join(folder, 'leads.db'));
  await store.open();
  await store.close();
});

const runUser = (...argv: string[]) =>
  runLeadsInProcess(
    { DATA_DIR: folder, INBOX_URL: 'https://desk.example/inbox/' },
    'user',
    ...argv,
  );

const LINK = /^https:\/\/desk\.example\/inbox\/invitation#[\w-]{43}\n$/;

test('`user add` prints links for INBOX_URL and 127.0.0.1, and rejects existing accounts', async () => {
  const added = await runUser('add', 'Ada@Desk.example', '--role', 'owner');
  expect(added.code).toBe(0);
  expect(added.out).toMatch(LINK);
  const token = added.out.trim().split('#')[1];
  expect(added.report).toBe(
    `To set a password for ada@desk.example, open this link within 24 hours. It works once:\nOn the desk's own machine: http://127.0.0.1:4321/inbox/invitation#${token}`,
  );
  expect(await runUser('add', 'ada@desk.example', '--role', 'reader')).toMatchObject({
    code: 1,
    report: expect.stringContaining('user reset ada@desk.example'),
  });
  expect((await runUser('list')).out).toMatch(
    /^ada@desk\.example +owner +never +no password yet\n$/,
  );
});

test('`user reset` reports that the link of a disabled account works only after `user enable`', async () => {
  await runUser('add', 'sam@desk.example', '--role', 'editor');
  await runUser('disable', 'sam@desk.example');
  expect((await runUser('reset', 'sam@desk.example')).report).toContain(
    "works after 'user enable sam@desk.example'",
  );
  await runUser('enable', 'sam@desk.example');
  expect((await runUser('reset', 'sam@desk.example')).report).not.toContain('disabled');
});

test('`user reset` removes the password and session; the audit log lists account changes', async () => {
  const email = 'ada@desk.example';
  await runUser('add', email, '--role', 'owner');
  const store = sqliteStore(join(folder, 'leads.db'));
  await store.inbox.invite('link hash', { email, purpose: 'password', createdAt: 1 });
  const session = { id: newLead().id, tokenHash: 'x', email, createdAt: 1, lastSeenAt: 1 };
  await store.inbox.startSession(
    { ...session, userAgent: '' },
    { invitation: 'link hash', newHash: 'a hash' },
  );
  expect((await runUser('reset', 'ADA@desk.example')).out).toMatch(LINK);
  expect([await store.inbox.session('x'), (await store.inbox.account(email))?.password]).toEqual([
    undefined,
    null,
  ]);
  expect((await runUser('disable', email)).code).toBe(0);
  expect((await runUser('list')).out).toContain('disabled');
  expect((await runUser('enable', email)).code).toBe(0);
  // Newest first. The sign-in comes last, because its `createdAt` is 1.
  expect(
    (await store.inbox.auditPage(undefined, 9)).entries.map(({ by, what }) => `${by}: ${what}`),
  ).toEqual([
    'command line: Enabled ada@desk.example',
    'command line: Disabled ada@desk.example',
    'command line: Reset the password of ada@desk.example',
    'command line: Added ada@desk.example as an owner',
    'ada@desk.example: Set a password by a one-time link and signed in',
  ]);
  await store.close();
});

test.each([
  [['remove', 'ada@desk.example'], "Unknown command 'user remove'."],
  [['reset'], "'user reset' needs an email address."],
  [['add', 'ada', '--role', 'owner'], "'ada' is not an email address."],
  [['add', 'ada@desk.example'], '--role must be reader or editor or owner.'],
  [['add', 'ada@desk.example', '--role', 'root'], "not 'root'."],
])('`user` with the arguments %j is rejected', async (argv, message) => {
  const { code, report } = await runUser(...argv);
  expect([code, report]).toEqual([2, expect.stringContaining(message)]);
});

test.each(['reset', 'disable', 'enable'])('`user %s` reports a missing account', async (action) => {
  expect(await runUser(action, 'nobody@desk.example')).toMatchObject({
    code: 1,
    report: 'There is no account nobody@desk.example.',
  });
});
