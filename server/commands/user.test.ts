import { beforeEach, expect, test } from 'vitest';
import { queryDatabase } from '../../tests/leads.ts';
import { runLeadsInProcess } from '../../tests/leads-command.ts';
import { storeLeads } from '../../tests/stored-leads.ts';

let folder: string;
beforeEach(async () => {
  folder = await storeLeads();
});

const runUser = (command: string) =>
  runLeadsInProcess(
    { DATA_DIR: folder, INBOX_URL: 'https://desk.example/inbox/' },
    'user',
    ...command.split(' '),
  );

/** The token has 32 bytes, 43 characters of Base64. */
const LINK = /^https:\/\/desk\.example\/inbox\/invitation#[\w-]{43}\n$/;

test('`user add` prints links for INBOX_URL and 127.0.0.1, and rejects existing accounts', async () => {
  const added = await runUser('add Ada@Desk.example --role owner');
  expect(added.code).toBe(0);
  expect(added.out).toMatch(LINK);
  const token = added.out.trim().split('#')[1];
  expect(added.report).toBe(
    `To set a password for ada@desk.example, open this link within 24 hours. It works once:\nOn the desk's own machine: http://127.0.0.1:4321/inbox/invitation#${token}`,
  );
  expect(await runUser('add ada@desk.example --role reader')).toMatchObject({
    code: 1,
    report: expect.stringContaining('user reset ada@desk.example'),
  });
  expect((await runUser('list')).out).toMatch(
    /^ada@desk\.example +owner +never +no password yet\n$/,
  );
});

test('`user` disables, enables and resets an account; the link of a disabled account works only after `user enable`', async () => {
  const email = 'ada@desk.example';
  await runUser(`add ${email} --role owner`);
  expect((await runUser(`disable ${email}`)).code).toBe(0);
  expect((await runUser('list')).out).toContain('disabled');
  expect(await runUser('reset ADA@desk.example')).toMatchObject({
    out: expect.stringMatching(LINK),
    report: expect.stringContaining("works after 'user enable ada@desk.example'"),
  });
  expect((await runUser(`enable ${email}`)).code).toBe(0);
  expect((await runUser(`reset ${email}`)).report).not.toContain('disabled');
  expect(queryDatabase(folder, 'SELECT author, what FROM audit ORDER BY id')).toEqual(
    [
      'Added ada@desk.example as an owner',
      'Disabled ada@desk.example',
      'Reset the password of ada@desk.example',
      'Enabled ada@desk.example',
      'Reset the password of ada@desk.example',
    ].map((what) => ({ author: 'command line', what })),
  );
});

test.each([
  ['remove ada@desk.example', "Unknown command 'user remove'."],
  ['reset', "'user reset' needs an email address."],
  ['add ada --role owner', "'ada' is not an email address."],
  ['add ada@desk.example', '--role must be reader or editor or owner.'],
  ['add ada@desk.example --role root', "not 'root'."],
])('`user %s` is rejected', async (command, message) => {
  const report = expect.stringContaining(message);
  expect(await runUser(command)).toMatchObject({ code: 2, report });
});

test.each(['reset', 'disable'])('`user %s` reports a missing account', async (action) => {
  expect(await runUser(`${action} nobody@desk.example`)).toMatchObject({
    code: 1,
    report: 'There is no account nobody@desk.example.',
  });
});
