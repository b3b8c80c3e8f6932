import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';

/** Passes the password in the environment, because other users can read a command's arguments. */
function connectionOf(url: string) {
  const safeUrl = new URL(url);
  const password = decodeURIComponent(safeUrl.password);
  safeUrl.password = '';
  return {
    safeUrl: safeUrl.href,
    // Prevents translated messages and Debian's locale warnings.
    env: { ...process.env, LC_ALL: 'C', ...(password !== '' && { PGPASSWORD: password }) },
  };
}

function start(tool: 'pg_dump' | 'pg_restore' | 'psql', args: string[], env: NodeJS.ProcessEnv) {
  const child = spawn(tool, args, { env });
  let stderr = '';
  child.stderr.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  // Ignores EPIPE: a tool that exits early writes the reason to stderr.
  child.stdin.on('error', () => undefined);
  const ended = new Promise<void>((resolve, reject) => {
    child.on('error', () =>
      reject(
        new Error(`${tool} cannot be run: install the PostgreSQL client tools on this machine.`),
      ),
    );
    child.on('close', (code) => {
      const [line = ''] = stderr.trim().split('\n');
      if (code === 0) resolve();
      else reject(new Error(`${tool} ended with code ${code}: ${line}`));
    });
  });
  return { child, ended };
}

async function readLeadIds(dumpFile: string, env: NodeJS.ProcessEnv) {
  const ids: string[] = [];
  let isInLeads = false;
  const args = ['--data-only', '--table=leads', '--file=-', dumpFile];
  const { child, ended } = start('pg_restore', args, env);
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line === '\\.') isInLeads = false;
    else if (isInLeads) ids.push(line.slice(0, line.indexOf('\t')));
    else if (/^COPY \S*leads \(id,/.test(line)) isInLeads = true;
  });
  await ended;
  return ids;
}

/** Returns the number of leads in the dump. */
export async function pgDump(url: string, file: string) {
  if (existsSync(file)) throw new Error(`${file} already exists.`);
  const unfinished = `${file}.unfinished`;
  const { safeUrl, env } = connectionOf(url);
  try {
    const args = [
      '--format=custom',
      '--no-unlogged-table-data',
      '--no-password',
      `--file=${unfinished}`,
      `--dbname=${safeUrl}`,
    ];
    await start('pg_dump', args, env).ended;
    const ids = await readLeadIds(unfinished, env);
    await rename(unfinished, file);
    return ids.length;
  } finally {
    await rm(unfinished, { force: true });
  }
}

/** Locks `leads` until the commit. Fails if the dump lacks leads of the database. */
const lockAndCompareSql = (ids: string[]) => `BEGIN;
SET LOCAL client_min_messages = error;
CREATE TEMP TABLE restored_leads (id uuid) ON COMMIT DROP;
COPY restored_leads FROM stdin;
${ids.map((id) => `${id}\n`).join('')}\\.
DO $$ DECLARE missing bigint; BEGIN
  IF to_regclass('leads') IS NULL THEN RETURN; END IF;
  LOCK TABLE leads IN ACCESS EXCLUSIVE MODE;
  SELECT count(*) INTO missing FROM leads WHERE NOT EXISTS (SELECT 1 FROM restored_leads WHERE restored_leads.id = leads.id);
  IF missing > 0 THEN RAISE 'missing: %', missing; END IF;
END $$;
`;

/** Restores nothing if it returns a `missing` above 0. */
export async function pgRestore(url: string, file: string, { force }: { force: boolean }) {
  const { safeUrl, env } = connectionOf(url);
  const ids = await readLeadIds(file, env);
  const args = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--no-password', safeUrl];
  const psql = start('psql', args, env);
  const { stdin, stdout } = psql.child;
  stdout.resume();
  stdin.write(force ? 'BEGIN;\n' : lockAndCompareSql(ids));
  const dumpReader = start(
    'pg_restore',
    ['--clean', '--if-exists', '--no-owner', '--file=-', file],
    env,
  );
  dumpReader.child.stdout.pipe(stdin, { end: false });
  dumpReader.ended.then(
    () => stdin.end('COMMIT;\n'),
    // Rolls back.
    () => stdin.end(),
  );
  try {
    await psql.ended;
    await dumpReader.ended;
    return { leads: ids.length, missing: 0 };
  } catch (error) {
    const missing = /ERROR: +missing: (\d+)/.exec(String(error))?.[1];
    if (missing === undefined) throw error;
    return { leads: ids.length, missing: Number(missing) };
  } finally {
    dumpReader.child.kill();
  }
}
