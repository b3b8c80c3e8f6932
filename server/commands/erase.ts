import { pluralize } from '../pluralize.ts';
import { isoDay } from '../store/retention.ts';
import { cliActor, defineCommand, UsageError } from './command.ts';

export const erasePerson = defineCommand(
  ['an email address'],
  {},
  async ({ store, output, args }) => {
    const email = String(args[0]).trim();
    if (!email.includes('@')) throw new UsageError(`'${email}' is not an email address.`);
    const result = `Erased ${pluralize(await store.erase(email, cliActor()), 'lead')}`;
    const advice = 'Also erase this person from mails, webhook receivers and backups.';
    try {
      const { unscrubbedErasure } = await store.maintenanceTimes();
      if (unscrubbedErasure !== undefined) await store.vacuum();
    } catch (error) {
      const reason = (error as Error).message.replace(/\.?$/, '.');
      throw new Error(
        `${result}, but the files still contain traces of erased leads. ${reason} The desk tries again every minute; or repeat this command. ${advice}`,
      );
    }
    output.report(`${result}. ${advice}`);
  },
);

export const confirmDate = defineCommand([], {}, async ({ store, output }) => {
  const { date, marked } = await store.confirmDate(cliActor());
  output.report(
    `Confirmed: today is ${isoDay(date)}. Marked ${pluralize(marked, 'lead')} for erasure. The desk erases a marked lead once it is two years old, in 7 days at the earliest.`,
  );
});
