import { spawnSync } from 'node:child_process';
import { chownSync, globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { installDebianPackages } from '../scripts/debian.ts';
import { freePort } from './free-port.ts';

export type PostgresServer = Awaited<ReturnType<typeof startPostgres>>;

const DEBIAN_FOLDER = '/usr/lib/postgresql';
/** Debian's account `nobody`, because PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

export async function startPostgres() {
  const bin = findBinFolder() ?? installServer();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  const runAs = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (runAs.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  // Text is sorted by language (ICU), as in most databases, not by bytes.
  const locale = ['--locale=C', '--locale-provider=icu', '--icu-locale=en-US'];
  const { status, stderr } = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'desk', '-A', 'trust', '-E', 'UTF8', ...locale, '--no-sync'],
    { ...runAs, cwd: folder, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);

  const port = await freePort();
  const urlOf = (database: string) => `postgres://desk@127.0.0.1:${port}/${database}`;
  let databaseCount = 0;

  const runPgCtl = (...args: string[]) => {
    const options = `-p ${port} -h 127.0.0.1 -k ${folder} -c fsync=off`;
    const { status } = spawnSync(
      join(bin, 'pg_ctl'),
      ['-D', data, '-o', options, '-l', join(folder, 'log'), '-s', '-w', ...args],
      { ...runAs, cwd: folder, stdio: 'ignore' },
    );
    if (status !== 0) throw new Error(`pg_ctl ${args.join(' ')} failed`);
  };
  const start = () => runPgCtl('start');
  start();

  return {
    async newDatabase() {
      databaseCount += 1;
      const name = `test${databaseCount}`;
      await runSql(urlOf('postgres'), `CREATE DATABASE ${name}`);
      return urlOf(name);
    },
    /** Stops without a clean shutdown. SIGKILL would leave child processes. */
    kill: () => runPgCtl('stop', '-m', 'immediate'),
    start,
    async stop() {
      runPgCtl('stop', '-m', 'fast');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export async function runSql(url: string, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(url);
  try {
    await client.connect();
    return (await client.query(sql)).rows;
  } finally {
    await client.end().catch(() => undefined);
  }
}

function findBinFolder() {
  const [newest] = globSync(`${DEBIAN_FOLDER}/*/bin/postgres`).sort().reverse();
  return newest && dirname(newest);
}

function installServer() {
  installDebianPackages('postgresql');
  const bin = findBinFolder();
  if (bin === undefined)
    throw new Error('The tests need PostgreSQL: run "apt-get install postgresql" as root.');
  return bin;
}
