import { accountEmail, createAccounts } from '../accounts/accounts.ts';
import { ROLES } from '../domain.ts';
import { linkTo } from '../inbox/links.ts';
import { urlOf } from '../settings.ts';
import { choose, cliActor, command, countOf, minuteOf, UsageError, type Work } from './command.ts';

const ADDRESS = ['an email address'];

export const userCommands = {
  'user list': command([], {}, async ({ store, output }) => {
    const accounts = await store.inbox.accounts();
    for (const { email, role, disabled, password, lastSeenAt } of accounts) {
      const state = disabled ? 'disabled' : password === null ? 'no password yet' : '';
      const seen = lastSeenAt === null ? 'never' : minuteOf(lastSeenAt);
      await output.write(
        `${[email.padEnd(32), role.padEnd(6), seen.padEnd(16), state].join('  ').trimEnd()}\n`,
      );
    }
    output.report(countOf(accounts.length, 'account'));
  }),

  'user add': command(ADDRESS, { role: { type: 'string' } }, async (work) => {
    const { store, options } = work;
    const email = addressOf(work);
    const role = choose('role', options.role, ROLES);
    if (role === undefined) throw new UsageError(`--role must be ${ROLES.join(', ')}.`);
    if (!(await store.inbox.addAccount(email, role, cliActor())))
      throw new Error(`There is an account ${email} already. For a new link: user reset ${email}.`);
    await printLink(work, email, await createAccounts({ store }).invite(email));
  }),

  'user reset': command(ADDRESS, {}, async (work) => {
    const email = addressOf(work);
    const token = await createAccounts(work).reset(email, cliActor());
    if (token === undefined) throw noAccount(email);
    await printLink(work, email, token);
  }),

  'user disable': command(ADDRESS, {}, async (work) => {
    const email = await setDisabled(work, true);
    work.output.report(`${email} is signed out and can no longer sign in.`);
  }),

  'user enable': command(ADDRESS, {}, async (work) => {
    const email = await setDisabled(work, false);
    work.output.report(`${email} can sign in again.`);
  }),
};

function addressOf({ words: [address = ''] }: Pick<Work, 'words'>) {
  const email = accountEmail(address);
  if (!/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(email))
    throw new UsageError(`'${address}' is not an email address.`);
  return email;
}

const noAccount = (email: string) => new Error(`There is no account ${email}.`);

/** The command line may leave the inbox without an owner. */
async function setDisabled(work: Pick<Work, 'store' | 'words'>, disabled: boolean) {
  const email = addressOf(work);
  const { inbox } = work.store;
  if ((await inbox.changeAccount(email, { disabled }, cliActor(), 'free')) === 'missing')
    throw noAccount(email);
  return email;
}

async function printLink(
  { settings, output }: Pick<Work, 'settings' | 'output'>,
  email: string,
  token: string,
) {
  output.report(`Set a password for ${email} by this link, once, within 24 hours:`);
  await output.write(`${linkTo(settings.inboxUrl, token)}\n`);
  output.report(
    `On the desk's own machine: ${linkTo(`${urlOf(settings.host, settings.port)}/inbox`, token)}`,
  );
}
