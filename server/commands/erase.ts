import { keepSince } from '../upkeep.ts';
import { requireSubject, UsageError } from './arguments.ts';
import type { Command } from './run.ts';

const leads = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

/** Erases a person who asks for it. Mails, webhook receivers and backups hold copies of their own. */
export const forgetPerson: Command = async (store, args, output) => {
  const email = requireSubject(args, 'an e-mail address').trim();
  if (!email.includes('@')) throw new UsageError(`'${email}' is not an e-mail address.`);
  output.report(`Erased ${leads(await store.forget(email, Date.now()))}. Remember mails, webhook receivers and backups.`);
  return true;
};

/** Erases what is past the two years of the privacy policy. */
export const purgeOldLeads: Command = async (store, _args, output) => {
  output.report(`Erased ${leads(await store.purge(keepSince(new Date())))} older than two years.`);
  return true;
};
