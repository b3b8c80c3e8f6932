import { chownSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { requireSubject } from './arguments.ts';
import type { Command } from './run.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Copies that stay however old they are. */
const KEEP_AT_LEAST = 3;

/** Copies the database into a new file while the desk runs, and opens the copy. Without a name: into the data folder, where old copies go. */
export const backupLeads: Command = async ({ store, args, settings, output }) => {
  const folder = join(settings.dataDir, 'backups');
  const now = new Date();
  const file = args.subject === undefined ? join(folder, `leads-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z${store.backupEnding}`) : resolve(args.subject);
  if (args.subject === undefined) {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    giveToOwnerOf(settings.dataDir, folder);
  }
  const leads = await store.backup(file, (share) => output.progress(`${Math.round(100 * share)} % …`));
  giveToOwnerOf(dirname(file), file);
  await store.mark('backup', now.getTime());
  const pruned = args.subject === undefined ? prune(folder, settings.backupKeepDays) : 0;
  output.report(`Copied ${store.place} to ${file}: ${leads === 1 ? '1 lead' : `${leads} leads`}, read back.${pruned > 0 ? ` Removed ${pruned} older copies.` : ''}`);
  return true;
};

/** Puts a backup in the place of what the store holds. */
export const restoreLeads: Command = async ({ store, args, settings, output }) => {
  const file = resolve(requireSubject(args, 'the name of a backup'));
  const { missing, leads } = await store.compare(file);
  if (missing > 0 && !args.force) {
    output.report(`Nothing is restored: ${store.place} holds ${missing === 1 ? '1 lead' : `${missing} leads`} that ${file} lacks. To lose them, add --force.`);
    return false;
  }
  await store.restore(file);
  if (settings.databaseUrl === undefined) giveToOwnerOf(settings.dataDir, store.place);
  output.report(`Restored ${leads === 1 ? '1 lead' : `${leads} leads`} from ${file} to ${store.place}. Repeat what was erased since it was made.`);
  return true;
};

/** Root, for whom a command line is often run, would otherwise leave files that the desk's own account cannot use. */
function giveToOwnerOf(model: string, path: string): void {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(model);
  chownSync(path, uid, gid);
}

/** Ages are counted back from the newest copy but one, not from a clock that may be wrong today. @returns how many went. */
function prune(folder: string, keepDays: number): number {
  const copies = readdirSync(folder)
    .filter((name) => /^leads-.*\.(db|dump)$/.test(name))
    .map((name) => ({ path: join(folder, name), madeAt: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt);
  const from = copies[1]?.madeAt ?? 0;
  const old = copies.slice(KEEP_AT_LEAST).filter(({ madeAt }) => madeAt < from - keepDays * DAY_MS);
  for (const { path } of old) rmSync(path);
  return old.length;
}
