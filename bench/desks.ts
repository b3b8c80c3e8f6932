import { Client } from 'pg';
import { type Desk, startDesk } from '../tests/desk-process.ts';
import { startPostgres } from '../tests/postgres-server.ts';
import { loadTestLeads } from './leads.ts';
import { median } from './median.ts';

type Row = {
  desks: number;
  database: string;
  perSecond: number;
  transactionsPerLead: number | null;
  /** Ratio of `perSecond` to one desk on PostgreSQL. */
  toOneDesk: number;
};

const IN_FLIGHT = 126;
/** `ADDRESS_LIMIT`: the default, which costs queries. */
const settings = { SITE_DIR: 'none', ADDRESS_LIMIT: '5' };

/**
 * Measures leads per second, under equal load, of one and of three desks on one PostgreSQL and of
 * one desk on SQLite.
 */
export async function measureDesks({ runs }: { runs: number }): Promise<Row[]> {
  const postgres = await startPostgres();
  const DATABASE_URL = await postgres.newDatabase();
  const client = new Client(DATABASE_URL);
  await client.connect();
  const countTransactions = async () => {
    // PostgreSQL updates its statistics up to a second late.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const { rows } = await client.query<{ count: string }>(
      'SELECT xact_commit AS count FROM pg_stat_database WHERE datname = current_database()',
    );
    return Number(rows[0]?.count);
  };
  const loadDesks = async (desks: Desk[]) => {
    const results = await Promise.all(
      desks.map(({ url }) => loadTestLeads(url, IN_FLIGHT / desks.length)),
    );
    return results.reduce(
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
  const samples = setups.map(() => ({ perSecond: [] as number[], perLead: [] as number[] }));
  try {
    for (const setup of setups) await loadDesks(setup.desks);
    for (let run = 0; run < runs; run += 1)
      for (const [index, setup] of setups.entries()) {
        const before = await countTransactions();
        const { perSecond, count } = await loadDesks(setup.desks);
        samples[index]?.perSecond.push(perSecond);
        samples[index]?.perLead.push(((await countTransactions()) - before) / count);
      }
  } finally {
    for (const desk of [...desks, sqlite]) await desk.stop();
    await client.end();
    await postgres.stop();
  }
  const oneDeskPerSecond = median(samples[0]?.perSecond ?? []);
  return setups.map(({ desks: measuredDesks, database }, index) => {
    const perSecond = median(samples[index]?.perSecond ?? []);
    return {
      desks: measuredDesks.length,
      database,
      perSecond,
      transactionsPerLead:
        database === 'SQLite' ? null : Number(median(samples[index]?.perLead ?? []).toFixed(2)),
      toOneDesk: Number((perSecond / oneDeskPerSecond).toFixed(2)),
    };
  });
}
