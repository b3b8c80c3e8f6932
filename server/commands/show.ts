import { requireSubject } from './arguments.ts';
import { refuseNpmsLines } from './output.ts';
import { toRecord } from './record.ts';
import type { Command } from './run.ts';

/** Prints all there is about one lead. */
export const showLead: Command = async ({ store, args, output }) => {
  const id = requireSubject(args, 'the ID of a lead');
  refuseNpmsLines(output);
  const lead = await store.get(id);
  if (lead === undefined) {
    output.report(`There is no lead ${id}.`);
    return false;
  }
  await output.write(`${JSON.stringify(toRecord(lead), null, 2)}\n`);
  return true;
};
