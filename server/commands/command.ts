import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { type LeadKind, leadSchemas } from '../../src/features/lead-forms/schemas.ts';
import type { Settings } from '../settings.ts';
import { allLeads, type CliStore } from '../store/store.ts';
import type { Output } from './output.ts';

export class UsageError extends Error {}

type Values<Options extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: Options }>
>['values'];

export type Work<Options extends ParseArgsOptionsConfig = ParseArgsOptionsConfig> = {
  store: CliStore;
  settings: Settings;
  output: Output;
  options: Values<Options>;
  words: string[];
};

export type Command = {
  /** In brackets if optional. */
  words: string[];
  options: ParseArgsOptionsConfig;
  /** Resolves with false if it has reported why it failed. */
  run(work: Work): Promise<boolean | undefined>;
};

export const command = <const Options extends ParseArgsOptionsConfig>(
  words: string[],
  options: Options,
  run: (work: Work<Options>) => Promise<boolean | undefined>,
): Command => ({ words, options, run: run as Command['run'] });

const commonOptions = {
  help: { type: 'boolean', short: 'h' },
  'env-file': { type: 'string' },
} as const;

export function parseWords(name: string, { words, options }: Command, argv: string[]) {
  let parsed: { values: Values<ParseArgsOptionsConfig>; positionals: string[] };
  try {
    parsed = parseArgs({
      args: argv,
      options: { ...options, ...commonOptions },
      allowPositionals: true,
    });
  } catch (error) {
    const [sentence = 'The options cannot be read'] = (error as Error).message.split('. ');
    throw new UsageError(`'${name}': ${sentence.replace(/\.$/, '')}.`);
  }
  const { values, positionals } = parsed;
  const { help, 'env-file': envFile, ...own } = values as Values<typeof commonOptions>;
  const extra = positionals[words.length];
  if (extra !== undefined) throw new UsageError(`'${extra}' is one word too many.`);
  const missing = words.slice(positionals.length).find((what) => !what.startsWith('['));
  if (missing !== undefined && !help) throw new UsageError(`'${name}' needs ${missing}.`);
  return { help, envFile, options: own as Work['options'], words: positionals };
}

export const filterOptions = {
  since: { type: 'string' },
  form: { type: 'string' },
  undelivered: { type: 'boolean' },
  spam: { type: 'boolean' },
} as const;

export function filteredLeads(
  store: CliStore,
  { since, form, ...filter }: Values<typeof filterOptions>,
  output: Output,
) {
  const kind = choose('form', form, Object.keys(leadSchemas) as LeadKind[]);
  return allLeads(store, { ...filter, since: readSince(since), kind }, (id) =>
    output.report(`Lead ${id} cannot be read and is left out.`),
  );
}

export function choose<Value extends string>(
  option: string,
  given: string | undefined,
  values: readonly Value[],
): Value | undefined {
  const value = values.find((one) => one.toLowerCase() === given?.toLowerCase());
  if (given !== undefined && value === undefined)
    throw new UsageError(`--${option} must be ${values.join(', ')}, not '${given}'.`);
  return value;
}

export function readSince(text: string | undefined) {
  if (text === undefined) return undefined;
  const [, count, unit] = /^(\d+)([hd])$/.exec(text) ?? [];
  if (count !== undefined)
    return Date.now() - Number(count) * (unit === 'h' ? 3_600_000 : 86_400_000);
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time))
    throw new UsageError(
      `--since must be a date such as 2026-01-31 or a time such as 30d, not '${text}'.`,
    );
  return time;
}

export const cliActor = () => ({ by: 'command line', at: Date.now() });

export const minuteOf = (time: number) =>
  new Date(time).toISOString().slice(0, 16).replace('T', ' ');

export const countOf = (count: number, one: string, many = `${one}s`) =>
  `${count} ${count === 1 ? one : many}`;
