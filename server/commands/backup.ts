import {
  chownSync,
  closeSync,
  existsSync,
  globSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pluralize } from '../pluralize.ts';
import { lockPathOf } from '../store/folder-lock.ts';
import { defineCommand } from './command.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MIN_KEPT_COPIES = 3;

export const backupLeads = defineCommand(
  ['[a file]'],
  {},
  async ({ store, settings, output, args: [name] }) => {
    // Throws if the database is missing, before the backup creates a folder.
    await store.maintenanceTimes();
    const folder = join(settings.dataDir, 'backups');
    const now = new Date();
    const time = now.toISOString().slice(0, 19).replaceAll(':', '-');
    const file = resolve(name ?? join(folder, `leads-${time}Z${store.backupExtension}`));
    if (name === undefined) {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      copyOwner(settings.dataDir, folder);
    }
    const leadCount = await store.backup(file);
    copyOwner(dirname(file), file);
    const deletedCount = name === undefined ? deleteOldCopies(folder, settings.backupKeepDays) : 0;
    output.report(
      `Copied ${store.location} to ${file} and checked it: ${pluralize(leadCount, 'lead')}.${deletedCount > 0 ? ` Deleted ${pluralize(deletedCount, 'older copy', 'older copies')}.` : ''}`,
    );
    // Last, because it fails if the disk of the database is full; the copy is made by then.
    await store.setMaintenanceTime('backup', now.getTime());
  },
);

export const restoreLeads = defineCommand(
  ['the name of a backup'],
  { force: { type: 'boolean' } },
  async ({ store, settings, output, options, args: [name = ''] }) => {
    const file = resolve(name);
    const [neededType, typeName] =
      store.backupExtension === '.db' ? ['sqlite', 'SQLite database'] : ['dump', 'PostgreSQL dump'];
    if (readFileType(file) !== neededType)
      throw new Error(
        `Nothing is restored: ${store.location} can only be restored from a ${typeName}, but ${file} is not one. To add leads from a SQLite database or an export, run: leads import ${name}`,
      );
    const { missing: missingCount, leads: leadCount } = await store.restore(file, options);
    if (missingCount > 0)
      throw new Error(
        `Nothing is restored: ${store.location} holds ${pluralize(missingCount, 'lead')} that ${file} lacks. To delete them, add --force.`,
      );
    if (settings.databaseUrl === undefined) {
      // Migrating a backup of an older version creates a file in `backups`.
      const backups = globSync('backups{,/*}', { cwd: settings.dataDir }).map((entry) =>
        join(settings.dataDir, entry),
      );
      for (const path of [store.location, lockPathOf(store.location), ...backups])
        copyOwner(settings.dataDir, path);
    }
    output.report(
      `Restored ${pluralize(leadCount, 'lead')} from ${file} to ${store.location}. Everybody is signed out. Accounts, passwords, passkeys and API tokens are as in the backup. If anything was erased, disabled, reset or revoked since, do it again.`,
    );
  },
);

export function readFileType(file: string) {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const descriptor = openSync(file, 'r');
  const bytes = Buffer.alloc(15);
  readSync(descriptor, bytes);
  closeSync(descriptor);
  const start = bytes.toString('latin1');
  if (start === 'SQLite format 3') return 'sqlite';
  return start.startsWith('PGDMP') ? 'dump' : 'other';
}

/** Lets the desk use files that root creates. */
function copyOwner(from: string, to: string) {
  if (process.getuid?.() !== 0) return;
  const { uid, gid } = statSync(from);
  chownSync(to, uid, gid);
}

/**
 * Deletes copies older than `keepDays`, except the newest three. Measures ages from the second
 * newest copy: if the clock has jumped ahead, the date of the newest copy is wrong, and all others
 * look old. Also deletes files of interrupted backups after a day.
 */
function deleteOldCopies(folder: string, keepDays: number) {
  const filesNamed = (pattern: RegExp) =>
    readdirSync(folder)
      .filter((name) => pattern.test(name))
      .map((name) => join(folder, name))
      // Another backup may rename or delete a file after it was listed.
      .map((path) => ({ path, mtimeMs: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }));
  for (const { path, mtimeMs } of filesNamed(/^leads-.*\.(db|dump)\.unfinished/))
    if (mtimeMs < Date.now() - DAY_MS) rmSync(path, { force: true });
  const copies = filesNamed(/^leads-.*\.(db|dump)$/).sort((a, b) => b.mtimeMs - a.mtimeMs);
  const secondNewest = copies[1]?.mtimeMs ?? 0;
  const expired = copies
    .slice(MIN_KEPT_COPIES)
    .filter(({ mtimeMs }) => mtimeMs < secondNewest - keepDays * DAY_MS);
  for (const { path } of expired) rmSync(path, { force: true });
  return expired.length;
}
