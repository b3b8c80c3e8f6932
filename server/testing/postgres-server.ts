import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { installDebianPackages } from '../../scripts/debian.ts';
import { freePort } from '../../tests/free-port.ts';

export type PostgresServer = {
  /** Makes an empty database. @returns its address. */
  newDatabase: () => Promise<string>;
  /** Ends the server without warning. */
  kill: () => Promise<void>;
  /** Starts it again over the same data. */
  start: () => Promise<void>;
  /** Ends the server and removes its data. */
  stop: () => Promise<void>;
};

const DEBIAN_FOLDER = '/usr/lib/postgresql';
/** Debian's unprivileged account; PostgreSQL refuses to run as root. */
const NOBODY = 65_534;

/** Starts a real PostgreSQL server of its own on a free port; installs Debian's package first where that is missing and allowed. */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findPrograms() ?? installPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'postgres-test-'));
  const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};
  if (account.uid !== undefined) chownSync(folder, NOBODY, NOBODY);
  const data = join(folder, 'data');
  const { status, stderr } = spawnSync(join(bin, 'initdb'), ['-D', data, '-U', 'desk', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'], {
    ...account,
    cwd: folder,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);

  const port = await freePort();
  const addressOf = (database: string) => `postgres://desk@127.0.0.1:${port}/${database}`;
  let server: ChildProcess;
  let databases = 0;

  const start = async () => {
    server = spawn(join(bin, 'postgres'), ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder, '-c', 'fsync=off'], {
      ...account,
      cwd: folder,
      stdio: 'ignore',
    });
    await untilReady(addressOf('postgres'));
  };
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill(signal);
    await ended;
  };
  await start();

  return {
    async newDatabase() {
      databases += 1;
      const name = `test${databases}`;
      const client = new Client(addressOf('postgres'));
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return addressOf(name);
    },
    // To the server itself "immediate" is the power cut; SIGKILL would leave its own children behind.
    kill: () => end('SIGQUIT'),
    start,
    async stop() {
      await end('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function findPrograms(): string | undefined {
  if (!existsSync(DEBIAN_FOLDER)) return undefined;
  const versions = readdirSync(DEBIAN_FOLDER).sort((a, b) => Number(b) - Number(a));
  return versions.map((version) => join(DEBIAN_FOLDER, version, 'bin')).find((bin) => existsSync(join(bin, 'postgres')));
}

function installPrograms(): string {
  const bin = installDebianPackages('postgresql') ? findPrograms() : undefined;
  if (bin === undefined) throw new Error('These tests need a PostgreSQL server: run "apt-get install postgresql" as root.');
  return bin;
}

async function untilReady(address: string): Promise<void> {
  const end = Date.now() + 30_000;
  while (true) {
    const client = new Client(address);
    try {
      await client.connect();
      return;
    } catch (error) {
      if (Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } finally {
      await client.end().catch(() => undefined);
    }
  }
}
