import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { FORMS } from '../domain.ts';
import type { Settings } from '../settings.ts';
import { isoDay } from '../store/retention.ts';
import { type FullStore, iterateLeads } from '../store/store.ts';
import type { Output } from './output.ts';

export class UsageError extends Error {}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values'];

export type CommandContext<Options extends ParseArgsOptionsConfig = ParseArgsOptionsConfig> = {
  store: FullStore;
  settings: Settings;
  output: Output;
  options: Values<Options>;
  args: string[];
};

export type Command = {
  /** Labels of optional arguments are in brackets. */
  argLabels: string[];
  options: ParseArgsOptionsConfig;
  /** Returns false if the command failed. */
  run(context: CommandContext): Promise<boolean | undefined>;
};

const commonOptions = {
  help: { type: 'boolean', short: 'h' },
  'env-file': { type: 'string' },
} as const;

export const defineCommand = <const Options extends ParseArgsOptionsConfig>(
  argLabels: string[],
  options: Options,
  run: (context: CommandContext<Options>) => Promise<boolean | undefined>,
): Command => ({
  argLabels,
  options: { ...options, ...commonOptions },
  run: run as Command['run'],
});

export function parseArguments(name: string, { argLabels, options }: Command, argv: string[]) {
  let parsed: { values: Values<ParseArgsOptionsConfig>; positionals: string[] };
  try {
    parsed = parseArgs({ args: argv, options, allowPositionals: true });
  } catch (error) {
    const [sentence = 'Invalid options'] = (error as Error).message.split('. ');
    throw new UsageError(`'${name}': ${sentence.replace(/\.$/, '')}.`);
  }
  const { values, positionals } = parsed;
  const { help, 'env-file': envFile, ...ownOptions } = values as Values<typeof commonOptions>;
  const extra = positionals[argLabels.length];
  if (extra !== undefined) throw new UsageError(`Unexpected argument '${extra}'.`);
  const missing = argLabels.slice(positionals.length).find((label) => !label.startsWith('['));
  if (missing !== undefined && !help) throw new UsageError(`'${name}' needs ${missing}.`);
  return { help, envFile, options: ownOptions as CommandContext['options'], args: positionals };
}

export const filterOptions = {
  since: { type: 'string' },
  form: { type: 'string' },
  undelivered: { type: 'boolean' },
  spam: { type: 'boolean' },
} as const;

export function filterLeads(
  store: FullStore,
  { since, form, ...filter }: Values<typeof filterOptions>,
  output: Output,
) {
  return iterateLeads(
    store,
    { ...filter, since: parseSince(since), form: parseChoice('form', form, FORMS) },
    (id) => output.report(`Skipped lead ${id}, which cannot be read.`),
  );
}

export function parseChoice<Value extends string>(
  option: string,
  text: string | undefined,
  values: readonly Value[],
) {
  const value = values.find((choice) => choice.toLowerCase() === text?.toLowerCase());
  if (text !== undefined && value === undefined)
    throw new UsageError(`--${option} must be ${values.join(' or ')}, not '${text}'.`);
  return value;
}

export function parseSince(text: string | undefined) {
  if (text === undefined) return undefined;
  const [, count, unit] = /^(\d+)([hd])$/.exec(text) ?? [];
  if (count !== undefined)
    return Date.now() - Number(count) * (unit === 'h' ? 3_600_000 : 86_400_000);
  const [day = ''] = /^\d{4}-\d\d-\d\d/.exec(text) ?? [];
  const time = day ? Date.parse(text) : Number.NaN;
  // JavaScript accepts a date such as February 31, and turns it into one in March.
  if (Number.isNaN(time) || isoDay(Date.parse(day)) !== day)
    throw new UsageError(
      `--since must be a date such as 2026-01-31 or a duration such as 30d or 12h, not '${text}'.`,
    );
  return time;
}

export const cliActor = () => ({ by: 'command line', at: Date.now() });

export const formatMinute = (time: number) =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ');
