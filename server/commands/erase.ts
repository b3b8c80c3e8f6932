import { clockLeapDays, retentionLimits } from '../retention.ts';
import { requireSubject, UsageError } from './arguments.ts';
import type { Command, Work } from './run.ts';

const leads = (count: number) => (count === 1 ? '1 lead' : `${count} leads`);

/** Erases a person who asks for it. Mails, webhook receivers and backups hold copies of their own. */
export const erasePerson: Command = async ({ store, args, output }) => {
  const email = requireSubject(args, 'an e-mail address').trim();
  if (!email.includes('@')) throw new UsageError(`'${email}' is not an e-mail address.`);
  const erased = `Erased ${leads(await store.erase(email, Date.now()))}`;
  return finish(erased, 'Remember mails, webhook receivers and backups.', { store, output });
};

/** Erases what is past the two years of the privacy policy. */
export const purgeOldLeads: Command = async ({ store, args, output }) => {
  const now = new Date();
  const days = await clockLeapDays(store, now.getTime());
  if (days > 0 && !args.force) {
    output.report(`Nothing is erased: the clock says ${now.toISOString().slice(0, 10)}, ${days} days after the desk last ran. If it is right, add --force.`);
    return false;
  }
  return finish(`Erased ${leads(await store.purge(retentionLimits(now)))} older than two years`, '', { store, output });
};

/** What is erased is so from here on, whatever becomes of its traces: two sentences, and an exit code for the second. */
async function finish(erased: string, advice: string, { store, output }: Pick<Work, 'store' | 'output'>): Promise<boolean> {
  if ((await store.milestones()).scrub_due === undefined) {
    output.report(`${erased}. ${advice}`.trim());
    return true;
  }
  try {
    await store.scrub();
    output.report(`${erased}. ${advice}`.trim());
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message.replace(/\.?$/, '.') : '';
    output.report(`${erased}, but traces of erased leads are left in the files. ${reason} The desk tries again every hour; so does this command. ${advice}`.trim());
    return false;
  }
}
