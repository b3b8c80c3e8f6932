import { spawn, spawnSync } from 'node:child_process';
import { closeSync, existsSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { queryDatabase } from '../leads.ts';
import { runLeadsCommand } from '../leads-command.ts';
import { storeLeads } from '../stored-leads.ts';
import { tempFile, tempFolder } from '../temp-folder.ts';

const databaseFilesWith = (folder: string, text: string) =>
  readdirSync(folder).filter(
    (name) => name.startsWith('leads.db') && readFileSync(join(folder, name)).includes(text),
  );

test('`backup` fails without a database and creates no file', () => {
  const folder = tempFolder();
  const env = { DATA_DIR: join(folder, 'data') };
  const { code, stderr } = runLeadsCommand(env, 'backup', join(folder, 'copy.db'));
  expect([code, stderr]).toEqual([
    1,
    expect.stringMatching(
      /^Store: \S+leads\.db\nThere is no database at \S+leads\.db: .*DATA_DIR.*\n$/,
    ),
  ]);
  expect(readdirSync(folder)).toEqual([]);
});

test.skipIf(process.platform !== 'linux')(
  'the command `list` reports that it cannot write to a full disk',
  async () => {
    const dataDir = await storeLeads('ada@engines.com');
    const fullDisk = openSync('/dev/full', 'w');
    onTestFinished(() => closeSync(fullDisk));
    const { status, stderr } = spawnSync(process.execPath, ['server/leads.ts', 'list'], {
      env: { ...process.env, DATA_DIR: dataDir },
      encoding: 'utf8',
      stdio: ['ignore', fullDisk, 'pipe'],
    });
    expect([status, stderr]).toEqual([1, expect.stringMatching(/cannot be written: ENOSPC.*\n$/)]);
  },
);

test('`list --env-file` reads the data folder from a settings file', async () => {
  const dataDir = await storeLeads('ada@engines.com');
  const file = tempFile('site.env', `DATA_DIR=${dataDir}\n`);
  const listed = runLeadsCommand({}, 'list', '--env-file', file);
  expect(listed.stdout).toMatch(/^ID .*\n.*ada@engines\.com.*\n$/);
  expect(listed.stderr.split('\n')[0]).toBe(
    `Store: ${join(dataDir, 'leads.db')} (settings: ${file})`,
  );
});

test('an erasure reports traces that remain while another program reads the database; the next erasure removes them', async () => {
  const dataDir = await storeLeads('ada@engines.com', 'forgetme@engines.com');
  const reader = new DatabaseSync(join(dataDir, 'leads.db'));
  reader.exec('BEGIN; SELECT count(*) FROM leads;');
  const erase = () => runLeadsCommand({ DATA_DIR: dataDir }, 'erase', 'forgetme@engines.com');
  expect(erase()).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /^Erased 1 lead, but the files still contain traces of erased leads\. /m,
    ),
  });
  reader.exec('COMMIT');
  reader.close();
  expect(erase()).toMatchObject({ code: 0, stderr: expect.stringContaining('Erased 0 leads.') });
  expect(databaseFilesWith(dataDir, 'forgetme')).toEqual([]);
  expect(databaseFilesWith(dataDir, 'ada@engines.com')).not.toEqual([]);
});

test('`backup` does not migrate an older database; it asks for a restart of the desk', () => {
  const dataDir = tempFolder();
  const oldDatabase = new DatabaseSync(join(dataDir, 'leads.db'));
  oldDatabase.exec(
    `${readFileSync('server/store/migrations/sqlite/0001-leads.sql', 'utf8')}; PRAGMA user_version = 1;`,
  );
  oldDatabase.close();
  const copy = join(dataDir, 'copy.db');
  expect(runLeadsCommand({ DATA_DIR: dataDir }, 'backup', copy)).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(
      /leads\.db is at version 1\. This command needs version \d+: restart the desk, which migrates it\.\n$/,
    ),
  });
  expect(queryDatabase(dataDir, 'PRAGMA user_version')).toEqual([{ user_version: 1 }]);
  expect(existsSync(copy)).toBe(false);
});

// Without -s, npm adds its own lines to the output.
test('if npm runs without `-s`, `export` requires `--out`, and `list` refuses to print JSON', async () => {
  const dataDir = await storeLeads('ada@engines.com');
  const npm = (...args: string[]) =>
    spawnSync('npm', ['run', ...args], {
      encoding: 'utf8',
      env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    });
  for (const [args, advice] of [
    [['export'], 'Use export --out leads.csv or npm run -s.'],
    [['list', '--format', 'json'], 'npm run -s.'],
  ] as const) {
    const refused = npm('leads', '--', ...args);
    expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining(advice)]);
  }
  expect(npm('-s', 'leads', '--', 'export').stdout).toMatch(/^"id"/);
});

test('`list` exits without an error if the program that reads its output has closed the pipe', async () => {
  const dataDir = await storeLeads('ada@engines.com');
  const child = spawn(process.execPath, ['server/leads.ts', 'list'], {
    env: { PATH: process.env['PATH'], DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => void child.kill());
  child.stdout.destroy();
  const [code, stderr] = await Promise.all([
    new Promise((resolve) => child.once('close', resolve)),
    text(child.stderr),
  ]);
  expect([code, stderr]).toEqual([0, expect.stringMatching(/^Store: \S+\n$/)]);
});
