import { parseArgs } from 'node:util';
import { type LeadKind, leadSchemas } from '../../src/features/lead-forms/schemas.ts';
import type { LeadFilter } from '../store/store.ts';

/** The command line was written wrongly; the message says how. */
export class UsageError extends Error {}

export type Arguments = {
  command: string;
  /** What follows the command: an id, an address, a file. */
  subject: string | undefined;
  /** What follows `user add` and its like: an account's address. */
  address: string | undefined;
  /** What an account may do. */
  role: string | undefined;
  help: boolean;
  format: string | undefined;
  /** The file an export goes to, instead of standard output. */
  out: string | undefined;
  /** Begin an export with the mark by which Excel knows UTF-8. */
  byteOrderMark: boolean;
  /** Export the newsletter's addresses instead of leads. */
  newsletter: boolean;
  /** Those too that may not be written to. */
  all: boolean;
  /** Do what is refused for safety. */
  force: boolean;
  /** A file of settings. */
  envFile: string | undefined;
  filter: LeadFilter;
};

const options = {
  help: { type: 'boolean', short: 'h' },
  since: { type: 'string' },
  kind: { type: 'string' },
  undelivered: { type: 'boolean' },
  spam: { type: 'boolean' },
  format: { type: 'string' },
  out: { type: 'string', short: 'o' },
  bom: { type: 'boolean' },
  newsletter: { type: 'boolean' },
  all: { type: 'boolean' },
  force: { type: 'boolean' },
  role: { type: 'string' },
  'env-file': { type: 'string' },
} as const;

/** @throws UsageError */
export function readArguments(argv: string[], now = Date.now()): Arguments {
  const { values, positionals } = parse(argv);
  const [command = '', subject, ...rest] = positionals;
  const address = command === 'user' ? rest.shift() : undefined;
  if (rest.length > 0) throw new UsageError(`'${rest[0]}' is one word too many.`);
  return {
    command,
    subject,
    address,
    role: values.role,
    help: values.help ?? false,
    format: values.format,
    out: values.out,
    byteOrderMark: values.bom ?? false,
    newsletter: values.newsletter ?? false,
    all: values.all ?? false,
    force: values.force ?? false,
    envFile: values['env-file'],
    filter: {
      since: values.since === undefined ? undefined : readSince(values.since, now),
      kind: values.kind === undefined ? undefined : readKind(values.kind),
      undelivered: values.undelivered,
      spam: values.spam,
    },
  };
}

/** The format asked for, or the first of those on offer. @throws UsageError */
export function chooseFormat<Format extends string>(asked: string | undefined, offered: readonly [Format, ...Format[]]): Format {
  const format = offered.find((candidate) => candidate === (asked ?? offered[0]));
  if (format === undefined) throw new UsageError(`--format must be ${offered.join(' or ')}, not '${asked}'.`);
  return format;
}

/** The word after the command. @throws UsageError */
export function requireSubject({ command, subject }: Arguments, what: string): string {
  if (subject === undefined) throw new UsageError(`'${command}' needs ${what}.`);
  return subject;
}

function parse(argv: string[]) {
  try {
    return parseArgs({ args: argv, options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? `${error.message.split('. ')[0]?.replace(/\.$/, '')}.` : 'The options cannot be read.');
  }
}

function readKind(text: string): LeadKind {
  const kind = (Object.keys(leadSchemas) as LeadKind[]).find((candidate) => candidate.toLowerCase() === text.toLowerCase());
  if (kind === undefined) throw new UsageError(`--kind must be ${Object.keys(leadSchemas).join(', ')}, not '${text}'.`);
  return kind;
}

function readSince(text: string, now: number): number {
  const [, count, unit] = /^(\d+)([hd])$/.exec(text) ?? [];
  if (count !== undefined) return now - Number(count) * (unit === 'h' ? 3_600_000 : 86_400_000);
  const time = /^\d{4}-\d\d-\d\d/.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(time)) throw new UsageError(`--since must be a date such as 2026-01-31 or a time such as 30d, not '${text}'.`);
  return time;
}
