import * as v from 'valibot';
import { createAccountService } from '../accounts/accounts.ts';
import { ROLES } from '../domain.ts';
import { invitationLink } from '../inbox/links.ts';
import { pluralize } from '../pluralize.ts';
import { emailAddress } from '../schemas.ts';
import { urlOf } from '../settings.ts';
import {
  type CommandContext,
  cliActor,
  defineCommand,
  formatMinute,
  parseChoice,
  UsageError,
} from './command.ts';
import { tableRow } from './output.ts';

const EMAIL_ARGUMENT = ['an email address'];

export const userCommands = {
  'user list': defineCommand([], {}, async ({ store, output }) => {
    const accounts = await store.inbox.accounts();
    for (const { email, role, disabled, password, lastSeenAt } of accounts) {
      const state = disabled ? 'disabled' : password === null ? 'no password yet' : '';
      const lastSeen = lastSeenAt === null ? 'never' : formatMinute(lastSeenAt);
      await output.write(tableRow([32, 6, 16], [email, role, lastSeen, state]));
    }
    output.report(pluralize(accounts.length, 'account'));
  }),

  'user add': defineCommand(EMAIL_ARGUMENT, { role: { type: 'string' } }, async (context) => {
    const { store, options } = context;
    const email = parseEmail(context);
    const role = parseChoice('role', options.role, ROLES);
    if (role === undefined) throw new UsageError(`--role must be ${ROLES.join(' or ')}.`);
    if (!(await store.inbox.addAccount(email, role, cliActor())))
      throw new Error(
        `An account for ${email} already exists. For a new link, run: user reset ${email}`,
      );
    await printLink(context, email, await createAccountService({ store }).newLinkToken(email));
  }),

  'user reset': defineCommand(EMAIL_ARGUMENT, {}, async (context) => {
    const email = parseEmail(context);
    const token = await createAccountService(context).reset(email, cliActor());
    if (token === undefined) throw noAccountError(email);
    await printLink(context, email, token);
    if ((await context.store.inbox.account(email))?.disabled)
      context.output.report(
        `The account is disabled: the link works after 'user enable ${email}'.`,
      );
  }),

  'user disable': accessCommand({ disabled: true }, 'is signed out and can no longer sign in'),
  'user enable': accessCommand({ disabled: false }, 'can sign in again'),
};

function parseEmail({ args: [address = ''] }: Pick<CommandContext, 'args'>) {
  const parsed = v.safeParse(emailAddress, address);
  if (!parsed.success) throw new UsageError(`'${address}' is not an email address.`);
  return parsed.output;
}

const noAccountError = (email: string) => new Error(`There is no account ${email}.`);

/** Unlike the inbox, the command line may disable the last owner. */
function accessCommand(change: { disabled: boolean }, effect: string) {
  return defineCommand(EMAIL_ARGUMENT, {}, async (context) => {
    const email = parseEmail(context);
    const options = { allowNoOwner: true };
    const result = await context.store.inbox.changeAccount(email, change, cliActor(), options);
    if (result === 'missing') throw noAccountError(email);
    context.output.report(`${email} ${effect}.`);
  });
}

async function printLink(
  { settings, output }: Pick<CommandContext, 'settings' | 'output'>,
  email: string,
  token: string,
) {
  output.report(`To set a password for ${email}, open this link within 24 hours. It works once:`);
  await output.write(`${invitationLink(settings.inboxUrl, token)}\n`);
  output.report(
    `On the desk's own machine: ${invitationLink(`${urlOf(settings.host, settings.port)}/inbox`, token)}`,
  );
}
