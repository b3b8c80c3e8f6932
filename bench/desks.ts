import { Client } from 'pg';
import { startPostgres } from '../server/testing/postgres-server.ts';
import { type Desk, startDesk } from '../tests/desk-process.ts';
import { loadTestLeads } from './leads.ts';
import { median } from './median.ts';

type Row = {
  desks: number;
  database: string;
  perSecond: number;
  transactionsPerLead: number | null;
  toOneDesk: number;
};

const IN_FLIGHT = 126;
const settings = { SITE_DIR: 'none', ADDRESS_LIMIT: '5' };

/**
 * Leads per second of one and of three desks on one PostgreSQL, and of one desk on SQLite,
 * with equal load.
 */
export async function measureDesks({ runs }: { runs: number }): Promise<Row[]> {
  const postgres = await startPostgres();
  const DATABASE_URL = await postgres.newDatabase();
  const client = new Client(DATABASE_URL);
  await client.connect();
  const transactions = async () => {
    // PostgreSQL updates its statistics up to a second late.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const { rows } = await client.query<{ count: string }>(
      'SELECT xact_commit AS count FROM pg_stat_database WHERE datname = current_database()',
    );
    return Number(rows[0]?.count);
  };
  const load = async (desks: Desk[]) => {
    const loads = await Promise.all(
      desks.map(({ url }) => loadTestLeads(url, IN_FLIGHT / desks.length)),
    );
    return loads.reduce(
      (sum, { perSecond, count }) => ({
        perSecond: sum.perSecond + perSecond,
        count: sum.count + count,
      }),
      { perSecond: 0, count: 0 },
    );
  };
  const desks = await Promise.all([1, 2, 3].map(() => startDesk({ DATABASE_URL, ...settings })));
  const sqlite = await startDesk(settings);
  const setups = [
    { desks: desks.slice(0, 1), database: 'PostgreSQL' },
    { desks, database: 'PostgreSQL' },
    { desks: [sqlite], database: 'SQLite' },
  ];
  const figures = setups.map(() => ({ perSecond: [] as number[], perLead: [] as number[] }));
  try {
    for (const setup of setups) await load(setup.desks);
    for (let run = 0; run < runs; run += 1)
      for (const [index, setup] of setups.entries()) {
        const before = await transactions();
        const { perSecond, count } = await load(setup.desks);
        figures[index]?.perSecond.push(perSecond);
        figures[index]?.perLead.push(((await transactions()) - before) / count);
      }
  } finally {
    for (const desk of [...desks, sqlite]) await desk.stop();
    await client.end();
    await postgres.stop();
  }
  const one = median(figures[0]?.perSecond ?? []);
  return setups.map(({ desks: used, database }, index) => {
    const perSecond = median(figures[index]?.perSecond ?? []);
    return {
      desks: used.length,
      database,
      perSecond,
      transactionsPerLead:
        database === 'SQLite' ? null : Number(median(figures[index]?.perLead ?? []).toFixed(2)),
      toOneDesk: Number((perSecond / one).toFixed(2)),
    };
  });
}
