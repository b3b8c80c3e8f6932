import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BYTE_ORDER_MARK, exportChunks } from '../lead-record.ts';
import { exportSubscribers } from '../newsletter/export.ts';
import { createNewsletterLinks } from '../newsletter/links.ts';
import { pluralize } from '../pluralize.ts';
import { defineCommand, filterLeads, filterOptions, parseChoice, UsageError } from './command.ts';
import { failIfNpmAddsLines } from './output.ts';

export const exportLeads = defineCommand(
  // Accepts FILE only to report that --out is missing.
  ['[FILE]'],
  {
    ...filterOptions,
    format: { type: 'string' },
    out: { type: 'string', short: 'o' },
    bom: { type: 'boolean' },
    newsletter: { type: 'boolean' },
    all: { type: 'boolean' },
  },
  async ({ store, settings, output, options, args: [file] }) => {
    const { out, bom, newsletter, all, format: formatOption, ...filter } = options;
    if (file !== undefined) throw new UsageError(`Name the file with --out: export --out ${file}.`);
    if (newsletter && Object.values(filter).some((value) => value !== undefined))
      throw new UsageError('--newsletter allows only --all, --format csv, --out and --bom.');
    if (all && !newsletter) throw new UsageError('--all requires --newsletter.');
    const formats = newsletter ? (['csv'] as const) : (['csv', 'json', 'jsonl'] as const);
    const format = parseChoice('format', formatOption, formats) ?? 'csv';
    const leads = filterLeads(store, filter, output);
    if (out === undefined) failIfNpmAddsLines(output, 'export --out leads.csv');

    let count = 0;
    const countItems = async function* <Item>(items: AsyncIterable<Item>) {
      for await (const item of items) {
        count += 1;
        yield item;
      }
    };
    const links = createNewsletterLinks(store.secrets, settings.inboxUrl);
    const chunks = newsletter
      ? countItems(
          exportSubscribers(store.newsletter, links, {
            doubleOptIn: settings.doubleOptIn,
            onlySubscribed: !all,
          }),
        )
      : exportChunks(countItems(leads), format);
    const fileText = async function* () {
      if (bom && format === 'csv') yield BYTE_ORDER_MARK;
      yield* chunks;
    };
    if (out === undefined) for await (const chunk of fileText()) await output.write(chunk);
    else await writeNewFile(out, fileText());
    // For subscribers, `count` includes the header.
    const exported = newsletter
      ? pluralize(count - 1, 'address', 'addresses')
      : pluralize(count, 'lead');
    output.report(`Exported ${exported}${out === undefined ? '' : ` to ${out}`}.`);
  },
);

async function writeNewFile(name: string, text: AsyncIterable<string>) {
  const path = resolve(name);
  const file = await open(path, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      error.code === 'EEXIST'
        ? `${name} already exists: name another file, or delete it.`
        : `${name} cannot be written: ${error.message}.`,
    );
  });
  try {
    await pipeline(text, file.createWriteStream());
  } catch (error) {
    rmSync(path, { force: true });
    // Store errors have no `syscall`.
    const { syscall, message } = error as NodeJS.ErrnoException;
    throw syscall === undefined ? error : new Error(`${name} cannot be written: ${message}.`);
  }
}
