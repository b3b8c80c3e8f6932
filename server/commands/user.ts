import { accountEmail, createAccounts } from '../accounts/accounts.ts';
import { createSignInLimit } from '../accounts/sign-in-limit.ts';
import { ROLES } from '../inbox/api.ts';
import { linkTo } from '../inbox/links.ts';
import { UsageError } from './arguments.ts';
import type { Command, Work } from './run.ts';

/** Whom the audit log names for what is done here. */
const BY = 'command line';

/** Accounts of the lead inbox: `user list`, `user add ADDRESS --role ROLE`, `user reset`, `user disable`, `user enable`. */
export const manageUsers: Command = async (work) => {
  const action = actions[work.args.subject ?? ''];
  if (action === undefined) throw new UsageError(`'user' needs one of ${Object.keys(actions).join(', ')}.`);
  return action(work);
};

const actions: Record<string, Command> = {
  async list({ store, output }) {
    const accounts = await store.inbox.accounts();
    for (const { email, role, disabled, password, lastSeenAt } of accounts) {
      const state = disabled ? 'disabled' : password === null ? 'no password yet' : '';
      const seen = lastSeenAt === null ? 'never' : new Date(lastSeenAt).toISOString().slice(0, 16).replace('T', ' ');
      await output.write(`${[email.padEnd(32), role.padEnd(6), seen.padEnd(16), state].join('  ').trimEnd()}\n`);
    }
    output.report(accounts.length === 1 ? '1 account' : `${accounts.length} accounts`);
    return true;
  },

  async add(work) {
    const { store, args, output } = work;
    const email = addressOf(work);
    const role = ROLES.find((known) => known === args.role);
    if (role === undefined) throw new UsageError(`--role must be ${ROLES.join(', ')}${args.role === undefined ? '' : `, not '${args.role}'`}.`);
    if (!(await store.inbox.addAccount(email, role, Date.now()))) {
      output.report(`There is an account ${email} already. For a new link: user reset ${email}.`);
      return false;
    }
    await audit(work, `Added ${email} as ${role}`);
    return printLink(work, email);
  },

  async reset(work) {
    const email = addressOf(work);
    if (!(await change(work, email, { password: null }, `Reset the password of ${email}`))) return false;
    await work.store.inbox.endSessions(email, { exceptId: null });
    return printLink(work, email);
  },

  async disable(work) {
    const email = addressOf(work);
    if (!(await change(work, email, { disabled: true }, `Disabled ${email}`))) return false;
    work.output.report(`${email} is signed out and can no longer sign in.`);
    return true;
  },

  async enable(work) {
    const email = addressOf(work);
    if (!(await change(work, email, { disabled: false }, `Enabled ${email}`))) return false;
    work.output.report(`${email} can sign in again.`);
    return true;
  },
};

/** @throws UsageError */
function addressOf({ args: { subject, address } }: Work): string {
  if (address === undefined) throw new UsageError(`'user ${subject}' needs an e-mail address.`);
  const email = accountEmail(address);
  if (!/^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/.test(email)) throw new UsageError(`'${address}' is not an e-mail address.`);
  return email;
}

const audit = ({ store }: Work, what: string) => store.inbox.audit(what, { by: BY, at: Date.now() });

/** @returns false where there is no such account, which it has said. Whoever has the machine may leave the inbox without an owner. */
async function change(work: Work, email: string, changes: { disabled?: boolean; password?: null }, what: string): Promise<boolean> {
  if ((await work.store.inbox.changeAccount(email, changes, 'free')) === 'missing') {
    work.output.report(`There is no account ${email}.`);
    return false;
  }
  await audit(work, what);
  return true;
}

async function printLink({ store, settings, output }: Work, email: string): Promise<boolean> {
  const token = await createAccounts({ store: store.inbox, limit: createSignInLimit() }).invite(email);
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  output.report(`Set a password for ${email} by this link, once, within 24 hours:`);
  await output.write(`${linkTo(settings.inboxUrl, token)}\n`);
  output.report(`On the desk's own machine: ${linkTo(`http://${host}:${settings.port}/inbox`, token)}`);
  return true;
}
