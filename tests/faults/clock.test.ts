import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { setUpPostgres } from '../../server/testing/stores.ts';
import { until } from '../../server/testing/until.ts';
import { clockFlags } from '../desk-process.ts';
import { startTestDesk } from '../test-desk.ts';
import { sendOnce } from './visitors.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Selects 1 if the desk asks the owner to confirm the date. */
const CONFIRMATION_ASKED = 'SELECT count(*) FROM retention WHERE asked IS NOT NULL';

type Database = {
  env: Record<string, string>;
  /** Sets how far the database's clock is ahead. SQLite has none: the desk's clock applies. */
  setAhead: (ms: number) => Promise<void>;
  queryNumber: (dataDir: string, sql: string) => Promise<number>;
};
const newDatabase = setUpPostgres();
const databases: [name: string, create: () => Promise<Database>][] = [
  [
    'SQLite',
    async () => ({
      env: {},
      setAhead: async () => undefined,
      queryNumber: async (dataDir, sql) => {
        const database = new DatabaseSync(join(dataDir, 'leads.db'), { readOnly: true });
        const [value] = Object.values(database.prepare(sql).get() ?? {});
        database.close();
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
      const createClock =
        'CREATE OR REPLACE FUNCTION desk_now() RETURNS bigint LANGUAGE sql VOLATILE AS';
      return {
        env: { DATABASE_URL },
        setAhead: async (ms) =>
          void (await client.query(`${createClock} $$ SELECT ${clock} + (${ms})::bigint $$`)),
        queryNumber: async (_dataDir, query) =>
          Number(Object.values((await client.query(query)).rows[0])[0]),
      };
    },
  ],
];

test.each(databases.flatMap(([name, create]) => [3, -3].map((years) => ({ name, years, create }))))(
  '$name: no lead is erased if the clock is off by $years years during two runs of the desk and correct during the next',
  async ({ years, create }) => {
    const { env, setAhead, queryNumber } = await create();
    const aheadMs = years * 365 * DAY_MS;
    const desk = await startTestDesk(env);
    const quietEnv = { ...env, DATA_DIR: desk.dataDir, LOG_LEVEL: 'silent' };
    const start = (flags: string[]) => startTestDesk(quietEnv, 'server/main.ts', flags);
    expect(await sendOnce(desk.url, 'clock-lead-1')).toBe(200);
    await desk.kill();
    await setAhead(aheadMs);
    for (const id of ['clock-lead-2', 'clock-lead-3']) {
      const wrongDesk = await start(clockFlags(aheadMs));
      await until(async () => (await queryNumber(desk.dataDir, CONFIRMATION_ASKED)) === 1);
      // Leads with the wrong date must not count as evidence that the date is right.
      expect(await sendOnce(wrongDesk.url, id)).toBe(200);
      await wrongDesk.kill();
    }
    await setAhead(0);
    const correctDesk = await start([]);
    await until(async () => (await queryNumber(desk.dataDir, CONFIRMATION_ASKED)) === 0);
    expect(await queryNumber(desk.dataDir, 'SELECT count(*) FROM leads')).toBe(3);
    await correctDesk.kill();
  },
);
