import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';

/**
 * Copies a PostgreSQL database consistently into a file that `pg_restore` reads, by the server's own tool.
 * @throws Error with one sentence when the tool is missing or fails, or the file exists already.
 */
export async function pgDump(url: string, file: string): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  const unfinished = `${file}.unfinished`;
  const { hostname, port, username, password, pathname, searchParams } = new URL(url);
  // By the environment, because every account of a machine can read the arguments of its programs.
  const env = {
    ...process.env,
    PGHOST: hostname.replace(/^\[|\]$/g, '') || 'localhost',
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? 'prefer',
  };
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn('pg_dump', ['--format=custom', '--no-password', '--file', unfinished], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    child.on('error', () => reject(new Error('pg_dump was not found: install the PostgreSQL client tools on this machine.')));
    child.on('close', resolve);
  });
  if (code !== 0) {
    await rm(unfinished, { force: true });
    throw new Error(`pg_dump ended with code ${code}.`);
  }
  await rename(unfinished, file);
}
