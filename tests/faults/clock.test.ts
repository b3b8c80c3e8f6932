import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { ownPostgres } from '../../server/testing/stores.ts';
import { until } from '../../server/testing/until.ts';
import { clockAhead } from '../desk-process.ts';
import { ownDesk } from '../own-desk.ts';
import { sendOnce } from './senders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Whether the desk asks for a confirmation of the date. */
const ASKED = 'SELECT count(*) FROM retention WHERE asked IS NOT NULL';

type Database = {
  env: Record<string, string>;
  /** Sets the database's clock if it is not the desk's. */
  setAhead: (ms: number) => Promise<void>;

  read: (dataDir: string, sql: string) => Promise<number>;
};
const newDatabase = ownPostgres();
const databases: [name: string, make: () => Promise<Database>][] = [
  [
    'SQLite',
    async () => ({
      env: {},
      setAhead: async () => undefined,
      read: async (dataDir, sql) => {
        const file = new DatabaseSync(join(dataDir, 'leads.db'), { readOnly: true });
        const [value] = Object.values(file.prepare(sql).get() ?? {});
        file.close();
        return Number(value);
      },
    }),
  ],
  [
    'PostgreSQL',
    async () => {
      const DATABASE_URL = await newDatabase();
      const client = new Client(DATABASE_URL);
      await client.connect();
      onTestFinished(() => client.end());
      const clock = 'floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint';
      const sql = 'CREATE OR REPLACE FUNCTION desk_now() RETURNS bigint LANGUAGE sql VOLATILE AS';
      return {
        env: { DATABASE_URL },
        setAhead: async (ms) =>
          void (await client.query(`${sql} $$ SELECT ${clock} + (${ms})::bigint $$`)),
        read: async (_dataDir, sql) => Number(Object.values((await client.query(sql)).rows[0])[0]),
      };
    },
  ],
];

test.each(databases.flatMap(([name, make]) => [3, -3].map((years) => ({ name, years, make }))))(
  'on $name with the clock $years years ahead of the time, and right again, starts erase no lead',
  async ({ years, make }) => {
    const { env, setAhead, read } = await make();
    const ms = years * 365 * DAY_MS;
    const desk = await ownDesk(env);
    const start = async (flags: string[]) => {
      const quiet = { ...env, DATA_DIR: desk.dataDir, LOG_LEVEL: 'silent' };
      const started = await ownDesk(quiet, 'server/main.ts', flags);
      return started;
    };
    expect(await sendOnce(desk.url, 'clock-lead-1')).toBe(200);
    await desk.kill();
    await setAhead(ms);
    for (const id of ['clock-lead-2', 'clock-lead-3']) {
      const wrong = await start(clockAhead(ms));
      await until(async () => (await read(desk.dataDir, ASKED)) === 1);
      // Its time appears to confirm the clock.
      expect(await sendOnce(wrong.url, id)).toBe(200);
      await wrong.kill();
    }
    await setAhead(0);
    const right = await start([]);
    await until(async () => (await read(desk.dataDir, ASKED)) === 0);
    expect(await read(desk.dataDir, 'SELECT count(*) FROM leads')).toBe(3);
    await right.kill();
    await desk.restart();
  },
);
