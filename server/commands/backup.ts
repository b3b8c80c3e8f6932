import { resolve } from 'node:path';
import { requireSubject } from './arguments.ts';
import type { Command } from './run.ts';

/** Copies the database into a new file while the desk goes on. */
export const backupLeads: Command = async (store, args, output) => {
  const file = resolve(requireSubject(args, 'the name of a new file'));
  await store.backup(file, (share) => output.progress(`${Math.round(100 * share)} % …`));
  output.report(`Copied ${store.place} to ${file}.`);
  return true;
};
