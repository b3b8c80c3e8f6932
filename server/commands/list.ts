import type { Delivery, StoredLead } from '../domain.ts';
import { wasSkipped } from '../inbox/api.ts';
import { exportChunks, toRecord } from '../lead-record.ts';
import { pluralize } from '../pluralize.ts';
import { defineCommand, filterLeads, filterOptions, formatMinute, parseChoice } from './command.ts';
import { failIfNpmAddsLines, tableRow } from './output.ts';

export const showLead = defineCommand(
  ['the ID of a lead'],
  {},
  async ({ store, output, args: [id = ''] }) => {
    failIfNpmAddsLines(output);
    const result = await store.inbox.lead(id);
    if (result === undefined) throw new Error(`There is no lead ${id}.`);
    const { lead, notes, history } = result;
    await output.write(`${JSON.stringify({ ...toRecord(lead), notes, history }, null, 2)}\n`);
  },
);

const COLUMNS = ['ID', 'RECEIVED (UTC)', 'FORM', 'NAME', 'EMAIL', 'STATE'];
const WIDTHS = [36, 16, 10, 24, 32, 0];

export const listLeads = defineCommand(
  [],
  { ...filterOptions, format: { type: 'string' } },
  async ({ store, output, options }) => {
    const leads = filterLeads(store, options, output);
    if (parseChoice('format', options.format, ['table', 'json']) === 'json') {
      failIfNpmAddsLines(output);
      for await (const chunk of exportChunks(leads, 'json')) await output.write(chunk);
      return;
    }
    let count = 0;
    for await (const lead of leads) {
      const cells = [
        lead.id,
        formatMinute(lead.receivedAt),
        lead.form,
        'name' in lead.fields ? lead.fields.name : '',
        lead.fields.email,
        stateOf(lead, options.undelivered ?? false),
      ];
      const header = count === 0 ? tableRow(WIDTHS, COLUMNS) : '';
      await output.write(header + tableRow(WIDTHS, cells));
      count += 1;
    }
    output.report(pluralize(count, 'lead'));
  },
);

function stateOf({ spam, deliveries }: StoredLead, withReasons: boolean) {
  if (spam !== null) return `quarantined (${spam})`;
  if (deliveries.length === 0)
    return withReasons ? 'stored (neither mail nor webhook was set up)' : 'stored';
  return deliveries
    .map(
      (delivery) =>
        `${delivery.channel} ${wasSkipped(delivery) ? 'not sent' : delivery.state}${withReasons ? reasonOf(delivery) : ''}`,
    )
    .join(', ');
}

function reasonOf({ state, attempts, lastError }: Delivery) {
  if (state === 'delivered') return '';
  if (attempts === 0) return ' (not tried yet)';
  return ` (${pluralize(attempts, 'try', 'tries')}: ${(lastError ?? 'no reason given').replaceAll(/\s+/g, ' ')})`;
}
