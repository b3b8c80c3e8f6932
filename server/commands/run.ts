import { SettingsError } from '../settings.ts';
import { storeFor } from '../store/open-store.ts';
import type { LeadStore } from '../store/store.ts';
import { NewerStoreError, StoreUnavailable } from '../store/store.ts';
import { type Arguments, readArguments, UsageError } from './arguments.ts';
import { backupLeads } from './backup.ts';
import { forgetPerson, purgeOldLeads } from './erase.ts';
import { exportLeads } from './export.ts';
import { HELP } from './help.ts';
import { listLeads } from './list.ts';
import { type Output, terminalOutput } from './output.ts';
import { retryDeliveries } from './retry.ts';
import { showLead } from './show.ts';

/** What a command needs. It resolves with false when it found nothing to do its work on. */
export type Command = (store: LeadStore, args: Arguments, output: Output) => Promise<boolean>;

const commands: Record<string, Command> = {
  list: listLeads,
  export: exportLeads,
  show: showLead,
  retry: retryDeliveries,
  forget: forgetPerson,
  purge: purgeOldLeads,
  backup: backupLeads,
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
    return (await withStore(env, (store) => command(store, args, output))) ? 0 : 1;
  } catch (error) {
    if (error instanceof UsageError) {
      output.report(`${error.message} See 'npm run leads -- --help'.`);
      return 2;
    }
    output.report(explain(error));
    return 1;
  }
}

async function withStore<Result>(env: Record<string, string | undefined>, work: (store: LeadStore) => Promise<Result>): Promise<Result> {
  const [{ site }, { readSettings }] = await Promise.all([import('../../site.config.ts'), import('../settings.ts')]);
  const store = await storeFor(readSettings(env, site));
  try {
    await store.open();
    return await work(store);
  } catch (error) {
    throw error instanceof StoreUnavailable ? new StoreUnavailable(new Error(`${store.place} cannot be used: ${error.message}`)) : error;
  } finally {
    await store.close();
  }
}

function explain(error: unknown): string {
  const known = error instanceof SettingsError || error instanceof NewerStoreError || error instanceof StoreUnavailable || error instanceof Error;
  return known ? (error.message.split('\n')[0] ?? '') : 'The command failed.';
}
