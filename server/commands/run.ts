import { loadEnvironment } from '../environment.ts';
import type { Settings } from '../settings.ts';
import { ownersStore } from '../store/open-store.ts';
import { type OwnersStore, StoreUnavailable } from '../store/store.ts';
import { type Arguments, readArguments, UsageError } from './arguments.ts';
import { backfillDeliveries } from './backfill.ts';
import { backupLeads, restoreLeads } from './backup.ts';
import { erasePerson, purgeOldLeads } from './erase.ts';
import { exportLeads } from './export.ts';
import { HELP } from './help.ts';
import { listLeads } from './list.ts';
import { type Output, terminalOutput } from './output.ts';
import { retryDeliveries } from './retry.ts';
import { showLead } from './show.ts';
import { testDelivery } from './test-delivery.ts';
import { manageUsers } from './user.ts';

/** What a command works with. */
export type Work = { store: OwnersStore; args: Arguments; settings: Settings; output: Output };
/** It resolves with false when it failed, or found nothing to do its work on, and has said so. */
export type Command = (work: Work) => Promise<boolean>;

const commands: Record<string, Command> = {
  list: listLeads,
  export: exportLeads,
  show: showLead,
  retry: retryDeliveries,
  backfill: backfillDeliveries,
  erase: erasePerson,
  // Its name in version 1, which stands in scripts of owners.
  forget: erasePerson,
  purge: purgeOldLeads,
  backup: backupLeads,
  restore: restoreLeads,
  'test-delivery': testDelivery,
  user: manageUsers,
};

/**
 * The owner's command line over the stored leads.
 * @returns the exit code: 0 done, 1 failed or not found, 2 called wrongly.
 */
export async function runLeads(argv: string[], env: Record<string, string | undefined>, output: Output = terminalOutput): Promise<number> {
  try {
    const args = readArguments(argv);
    const command = commands[args.command];
    if (args.help) {
      await output.write(HELP);
      return 0;
    }
    if (command === undefined) throw new UsageError(args.command === '' ? 'Which command?' : `There is no command '${args.command}'.`);
    // A test has an environment of its own.
    if (env === process.env) loadEnvironment(args.envFile, 'fail');
    return (await run(command, args, env, output)) ? 0 : 1;
  } catch (error) {
    if (error instanceof UsageError) {
      output.report(`${error.message} See 'npm run leads -- --help'.`);
      return 2;
    }
    output.report(error instanceof Error ? (error.message.split('\n')[0] ?? '') : 'The command failed.');
    return 1;
  }
}

async function run(command: Command, args: Arguments, env: Record<string, string | undefined>, output: Output): Promise<boolean> {
  const [{ site }, { readSettings }] = await Promise.all([import('../../site.config.ts'), import('../settings.ts')]);
  const settings = readSettings(env, site);
  const store = await ownersStore(settings, output.report);
  try {
    return await command({ store, args, settings, output });
  } catch (error) {
    throw error instanceof StoreUnavailable ? new StoreUnavailable(`${store.place} cannot be used: ${error.message}`) : error;
  } finally {
    await store.close();
  }
}
