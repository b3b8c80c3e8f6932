import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

type Migration = { version: number; sql: string };

/** The numbered SQL files of a store (`0001-leads.sql`, ...), in order, and the version they lead to. */
export function readMigrations(kind: 'sqlite' | 'postgres'): { migrations: Migration[]; known: number } {
  const folder = join(import.meta.dirname, 'migrations', kind);
  const migrations = readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort()
    .map((name) => ({ version: Number(name.slice(0, 4)), sql: readFileSync(join(folder, name), 'utf8') }));
  return { migrations, known: migrations.at(-1)?.version ?? 0 };
}
