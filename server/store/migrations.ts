import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { UnusableStore } from './store.ts';

/** `needs`: the oldest desk version that can use the migrated database. */
export type Migration = { version: number; needs: number; sql: string };
export type Report = (sentence: string) => void;
export type StoreOptions = { canMigrate: boolean; report: Report; migrations: Migration[] };

/** A first line `-- needs program 7` sets `needs` to 7. Default: the migration's own version. */
export function readMigrations(database: 'sqlite' | 'postgres') {
  const folder = join(import.meta.dirname, 'migrations', database);
  return readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort()
    .map((name) => {
      const version = Number(name.slice(0, 4));
      const sql = readFileSync(join(folder, name), 'utf8');
      return { version, needs: Number(/^-- needs program (\d+)\n/.exec(sql)?.[1] ?? version), sql };
    });
}

export const deskVersion = (migrations: Migration[]) => migrations.at(-1)?.version ?? 0;

export const setNeedsSql = (migrations: Migration[]) =>
  `DELETE FROM program_needs; INSERT INTO program_needs VALUES (${Math.max(...migrations.map(({ needs }) => needs))});`;

export type StoreVersion = { version: number; needs: number | null };

export function checkVersion(
  location: string,
  { version, needs }: StoreVersion,
  { migrations, canMigrate }: Omit<StoreOptions, 'report'>,
) {
  const own = deskVersion(migrations);
  if (version > own && (needs ?? version) > own)
    throw new UnusableStore(
      `${location} is at version ${version} and needs a desk of version ${needs ?? version}. This one has version ${own}: start a newer desk.`,
    );
  if (version < own && !canMigrate)
    throw new UnusableStore(
      `${location} is at version ${version}. This command needs version ${own}: restart the desk, which migrates it.`,
    );
}

export const newerVersion = (location: string) =>
  `a newer desk has migrated ${location}: this one still works; restart it soon`;
