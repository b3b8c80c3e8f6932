import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';

const TOOLS = 'install the PostgreSQL client tools on this machine';

/** The whole address, whatever it sets, but for the password: every account of a machine can read the arguments of its programs. */
function connection(url: string): { address: string; env: NodeJS.ProcessEnv } {
  const address = new URL(url);
  const password = decodeURIComponent(address.password);
  address.password = '';
  return { address: address.href, env: { ...process.env, ...(password !== '' && { PGPASSWORD: password }) } };
}

/** Runs one of PostgreSQL's own tools. @param onLine is handed each line of its output. @throws Error with one sentence when it is missing or fails. */
async function run(tool: 'pg_dump' | 'pg_restore', args: string[], env: NodeJS.ProcessEnv, onLine: (line: string) => void = () => undefined): Promise<void> {
  const child = spawn(tool, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let complaint = '';
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()));
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', () => reject(new Error(`${tool} was not found: ${TOOLS}.`)));
    child.on('close', resolve);
  });
  const lines = createInterface({ input: child.stdout });
  lines.on('line', onLine);
  const code = await ended;
  if (code !== 0) throw new Error(`${tool} ended with code ${code}: ${complaint.trim().split('\n')[0] ?? ''}`);
}

/** The ids of the leads that a dump holds, read from the dump itself. */
async function leadIds(dump: string, env: NodeJS.ProcessEnv): Promise<string[]> {
  const ids: string[] = [];
  let within = false;
  await run('pg_restore', ['--data-only', '--table=leads', '--file=-', dump], env, (line) => {
    if (line === '\\.') within = false;
    else if (within) ids.push(line.slice(0, line.indexOf('\t')));
    else if (/^COPY \S*leads \(id,/.test(line)) within = true;
  });
  return ids;
}

/**
 * Copies a PostgreSQL database consistently into a file that `pg_restore` reads, and reads that file.
 * @returns how many leads it holds.
 * @throws Error with one sentence when a tool is missing or fails, or the file exists already.
 */
export async function pgDump(url: string, file: string): Promise<number> {
  if (existsSync(file)) throw new Error(`${file} exists already.`);
  const unfinished = `${file}.unfinished`;
  const { address, env } = connection(url);
  try {
    await run('pg_dump', ['--format=custom', '--no-password', `--file=${unfinished}`, `--dbname=${address}`], env);
    const ids = await leadIds(unfinished, env);
    await rename(unfinished, file);
    return ids.length;
  } finally {
    // Here only after a failure.
    await rm(unfinished, { force: true });
  }
}

/** @param countMissing how many leads of the database are not among these ids. */
export async function comparePgDump(url: string, file: string, countMissing: (ids: string[]) => Promise<number>): Promise<{ missing: number; leads: number }> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const ids = await leadIds(file, connection(url).env);
  return { missing: await countMissing(ids), leads: ids.length };
}

/** Puts a dump in the place of what the database holds, in one transaction. */
export async function pgRestore(url: string, file: string): Promise<void> {
  const { address, env } = connection(url);
  await run('pg_restore', ['--clean', '--if-exists', '--no-owner', '--single-transaction', '--exit-on-error', '--no-password', `--dbname=${address}`, file], env);
}
