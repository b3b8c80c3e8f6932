import { loadEnvironment } from '../environment.ts';
import { errorLine } from '../error-line.ts';
import { misspelledSettingWarnings } from '../startup-warnings.ts';
import { cliStore } from '../store/open-store.ts';
import { FatalStoreError, StoreUnavailable } from '../store/store.ts';
import { backupLeads, restoreLeads } from './backup.ts';
import { type Command, parseArguments, UsageError } from './command.ts';
import { backfillDeliveries, retryDeliveries, testDelivery, testWebhook } from './deliveries.ts';
import { confirmDate, erasePerson } from './erase.ts';
import { exportLeads } from './export.ts';
import { HELP } from './help.ts';
import { importLeads } from './import.ts';
import { listLeads, showLead } from './list.ts';
import { type Output, terminalOutput } from './output.ts';
import { userCommands } from './user.ts';

const commands: Record<string, Command> = {
  list: listLeads,
  export: exportLeads,
  show: showLead,
  retry: retryDeliveries,
  backfill: backfillDeliveries,
  erase: erasePerson,
  'confirm-date': confirmDate,
  backup: backupLeads,
  restore: restoreLeads,
  import: importLeads,
  'test-delivery': testDelivery,
  'webhook-test': testWebhook,
  ...userCommands,
};

function parseCommand(argv: string[]) {
  if (argv[0] === undefined) throw new UsageError('Command missing.');
  const [option = ''] = argv[0].split('=');
  if (option.startsWith('-'))
    throw new UsageError(
      Object.values(commands).some(({ options }) => option.slice(2) in options)
        ? `Write the command before ${option}.`
        : `Unknown option '${option}'.`,
    );
  // Some names have two words (`user list`).
  const name = Object.keys(commands).find((candidate) =>
    candidate.split(' ').every((word, index) => word === argv[index]),
  );
  const command = name && commands[name];
  if (!command) throw new UsageError(`Unknown command '${argv.slice(0, 2).join(' ')}'.`);
  return { command, ...parseArguments(name, command, argv.slice(name.split(' ').length)) };
}

/** Runs a command of `npm run leads`. @returns the exit code */
export async function runLeads(
  argv: string[],
  env: NodeJS.ProcessEnv,
  output: Output = terminalOutput,
) {
  try {
    const parsed = ['--help', '-h'].includes(argv[0] ?? '') ? undefined : parseCommand(argv);
    if (parsed === undefined || parsed.help) {
      await output.write(HELP);
      return 0;
    }
    // Tests pass their own `env` and read no `.env` file.
    const envFiles = env === process.env ? loadEnvironment(parsed.envFile) : [];
    return (await run(parsed, env, envFiles, output)) === false ? 1 : 0;
  } catch (error) {
    if (error instanceof UsageError) {
      output.report(`${error.message} See 'npm run leads -- --help'.`);
      return 2;
    }
    output.report(errorLine(error) ?? 'The command failed.');
    return 1;
  }
}

async function run(
  { command, options, args }: ReturnType<typeof parseCommand>,
  env: NodeJS.ProcessEnv,
  envFiles: string[],
  output: Output,
) {
  const [{ site }, { readSettings, settingNames }] = await Promise.all([
    import('../../site.config.ts'),
    import('../settings.ts'),
  ]);
  const settings = readSettings(env, site);
  const store = await cliStore(settings, output.report);
  output.report(
    `Store: ${store.location}${envFiles.length > 0 ? ` (settings: ${envFiles.join(', ')})` : ''}`,
  );
  for (const warning of misspelledSettingWarnings(env, settingNames(site))) output.report(warning);
  try {
    return await command.run({ store, settings, output, options, args });
  } catch (error) {
    // Messages of fatal errors already name the database.
    throw error instanceof StoreUnavailable && !(error instanceof FatalStoreError)
      ? new StoreUnavailable(`${store.location} cannot be used: ${error.message}`)
      : error;
  } finally {
    await store.close();
  }
}
