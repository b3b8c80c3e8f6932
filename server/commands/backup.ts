import {
  chownSync,
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { lockOf } from '../store/sqlite-connection.ts';
import { command, countOf } from './command.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEEP_AT_LEAST = 3;

export const backupLeads = command(
  ['[a file]'],
  {},
  async ({ store, settings, output, words: [name] }) => {
    // Throws if there is no database, before a folder is created.
    await store.timestamps();
    const folder = join(settings.dataDir, 'backups');
    const now = new Date();
    const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
    const file = resolve(name ?? join(folder, `leads-${time}Z${store.backupEnding}`));
    if (name === undefined) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      giveToOwnerOf(settings.dataDir, folder);
    }
    const leads = await store.backup(file);
    giveToOwnerOf(dirname(file), file);
    await store.setTimestamp('backup', now.getTime());
    const pruned = name === undefined ? prune(folder, settings.backupKeepDays) : 0;
    output.report(
      `Copied ${store.place} to ${file}: ${countOf(leads, 'lead')}, read back.${pruned > 0 ? ` Removed ${countOf(pruned, 'older copy', 'older copies')}.` : ''}`,
    );
  },
);

const kindNames = {
  sqlite: 'a SQLite database',
  dump: 'a dump of PostgreSQL',
  other: 'no backup',
};

export const restoreLeads = command(
  ['the name of a backup'],
  { force: { type: 'boolean' } },
  async ({ store, settings, output, options, words: [name = ''] }) => {
    const file = resolve(name);
    const kind = fileKind(file);
    if (kind !== (store.backupEnding === '.db' ? 'sqlite' : 'dump'))
      throw new Error(
        `Nothing is restored: ${file} is ${kindNames[kind]}, but the store is ${store.place}. For leads of a SQLite database or an export: leads import ${name}.`,
      );
    const { missing, leads } = await store.restore(file, options.force ?? false);
    if (missing > 0)
      throw new Error(
        `Nothing is restored: ${store.place} holds ${countOf(missing, 'lead')} that ${file} lacks. To lose them, add --force.`,
      );
    if (settings.databaseUrl === undefined)
      for (const path of [store.place, lockOf(store.place)]) giveToOwnerOf(settings.dataDir, path);
    output.report(
      `Restored ${countOf(leads, 'lead')} from ${file} to ${store.place}. Everybody is signed out. Accounts, passwords, passkeys and API tokens are those of the copy: repeat what was erased, disabled, reset or revoked since.`,
    );
  },
);

export function fileKind(file: string): 'sqlite' | 'dump' | 'other' {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const descriptor = openSync(file, 'r');
  const bytes = Buffer.alloc(15);
  readSync(descriptor, bytes);
  closeSync(descriptor);
  const start = bytes.toString('latin1');
  if (start === 'SQLite format 3') return 'sqlite';
  return start.startsWith('PGDMP') ? 'dump' : 'other';
}

/** Makes files that root creates usable by the desk's own account. */
function giveToOwnerOf(model: string, path: string) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(model);
  chownSync(path, uid, gid);
}

/** Ages count back from the second newest copy, because the clock may be wrong today. */
function prune(folder: string, keepDays: number) {
  const copies = readdirSync(folder)
    .filter((name) => /^leads-.*\.(db|dump)$/.test(name))
    .map((name) => ({ path: join(folder, name), madeAt: statSync(join(folder, name)).mtimeMs }))
    .sort((a, b) => b.madeAt - a.madeAt);
  const from = copies[1]?.madeAt ?? 0;
  const old = copies.slice(KEEP_AT_LEAST).filter(({ madeAt }) => madeAt < from - keepDays * DAY_MS);
  for (const { path } of old) rmSync(path);
  return old.length;
}
