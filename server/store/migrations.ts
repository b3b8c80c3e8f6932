import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FatalStoreError } from './store.ts';

/** `minVersion`: the version of the oldest desk that can use the migrated database. */
export type Migration = { version: number; minVersion: number; sql: string };
export type Report = (sentence: string) => void;
export type StoreOptions = {
  /** True for the desk, which creates, locks and migrates the database; false for commands. */
  ownsDatabase: boolean;
  report: Report;
  migrations: Migration[];
};

/** A first line `-- needs desk 7` sets `minVersion` to 7. Default: the migration's version. */
export function readMigrations(database: 'sqlite' | 'postgres') {
  const folder = join(import.meta.dirname, 'migrations', database);
  return readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort()
    .map((name) => {
      const version = Number(name.slice(0, 4));
      const sql = readFileSync(join(folder, name), 'utf8');
      const minVersion = Number(/^-- needs desk (\d+)\n/.exec(sql)?.[1] ?? version);
      return { version, minVersion, sql };
    });
}

export const latestVersion = (migrations: Migration[]) => migrations.at(-1)?.version ?? 0;

export const setMinVersionSql = (migrations: Migration[]) =>
  `DELETE FROM program_needs; INSERT INTO program_needs VALUES (${Math.max(...migrations.map(({ minVersion }) => minVersion))});`;

export function checkVersion(
  location: string,
  { version, minVersion }: { version: number; minVersion: number | null },
  { migrations, ownsDatabase }: StoreOptions,
) {
  const latest = latestVersion(migrations);
  if (version > latest && (minVersion ?? version) > latest)
    throw new FatalStoreError(
      `${location} is at version ${version} and needs a desk of version ${minVersion ?? version}. This one has version ${latest}: start a newer desk.`,
    );
  if (version < latest && !ownsDatabase)
    throw new FatalStoreError(
      `${location} is at version ${version}. This command needs version ${latest}: restart the desk, which migrates it.`,
    );
}

export function newerVersionReporter(location: string, migrations: Migration[], report: Report) {
  let previousVersion: number | undefined;
  return (version: number) => {
    if (version > latestVersion(migrations) && version !== previousVersion)
      report(`a newer desk has migrated ${location}. This desk still works: upgrade it soon`);
    previousVersion = version;
  };
}
