import { wasNotSent } from '../inbox/api.ts';
import { allLeads, type Delivery, type StoredLead } from '../store/store.ts';
import { chooseFormat } from './arguments.ts';
import { refuseNpmsLines } from './output.ts';
import { toRecord } from './record.ts';
import type { Command } from './run.ts';

const COLUMNS = ['ID', 'RECEIVED (UTC)', 'KIND', 'NAME', 'EMAIL', 'STATE'] as const;
const WIDTHS = [36, 16, 10, 24, 32, 0];

/** Prints leads as a table, or as one JSON array. */
export const listLeads: Command = async ({ store, args: { filter, format }, output }) => {
  const json = chooseFormat(format, ['table', 'json']) === 'json';
  if (json) refuseNpmsLines(output);
  let count = 0;
  for await (const lead of allLeads(store, filter, (id) => output.report(`Lead ${id} cannot be read and is left out.`))) {
    if (json) await output.write(`${count === 0 ? '[\n' : ',\n'}${JSON.stringify(toRecord(lead))}`);
    else await output.write((count === 0 ? row(COLUMNS) : '') + row(cells(lead, filter.undelivered ?? false)));
    count += 1;
  }
  if (json) await output.write(count === 0 ? '[]\n' : '\n]\n');
  else output.report(count === 1 ? '1 lead' : `${count} leads`);
  return true;
};

const row = (texts: readonly string[]) =>
  `${texts
    .map((text, index) => inWidth(text, WIDTHS[index] ?? 0))
    .join('  ')
    .trimEnd()}\n`;

/** Counted in characters, not in UTF-16 units, so that no name is cut in half. */
function inWidth(text: string, width: number): string {
  const characters = [...text];
  if (width === 0) return text;
  return characters.length > width ? `${characters.slice(0, width - 1).join('')}…` : text + ' '.repeat(width - characters.length);
}

function cells(lead: StoredLead, withReasons: boolean): string[] {
  const received = new Date(lead.receivedAt).toISOString().slice(0, 16).replace('T', ' ');
  return [lead.id, received, lead.kind, 'name' in lead.fields ? lead.fields.name : '', lead.fields.email, stateOf(lead, withReasons)];
}

function stateOf({ spam, deliveries }: StoredLead, withReasons: boolean): string {
  if (spam !== null) return `quarantined (${spam})`;
  if (deliveries.length === 0) return withReasons ? 'stored (neither mail nor webhook was set up)' : 'stored';
  return deliveries.map((delivery) => `${delivery.channel} ${wasNotSent(delivery) ? 'not sent' : delivery.state}${withReasons ? reasonOf(delivery) : ''}`).join(', ');
}

/** Why a delivery has not ended. */
function reasonOf({ state, attempts, lastError }: Delivery): string {
  if (state === 'delivered') return '';
  if (attempts === 0) return ' (not tried yet)';
  return ` (${attempts === 1 ? '1 try' : `${attempts} tries`}: ${(lastError ?? 'no reason given').replaceAll(/\s+/g, ' ')})`;
}
