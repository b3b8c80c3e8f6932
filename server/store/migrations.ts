import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Migration = { version: number; sql: string };

/** The numbered SQL files of a store (`0001-leads.sql`, ...), in order. */
export function readMigrations(kind: 'sqlite' | 'postgres'): Migration[] {
  const folder = join(import.meta.dirname, 'migrations', kind);
  return readdirSync(folder)
    .filter((name) => /^\d{4}-.*\.sql$/.test(name))
    .sort()
    .map((name) => ({ version: Number(name.slice(0, 4)), sql: readFileSync(join(folder, name), 'utf8') }));
}
