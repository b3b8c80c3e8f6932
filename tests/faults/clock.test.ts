import { expect, test } from 'vitest';
import { clockFlags } from '../desk-process.ts';
import { queryDatabase } from '../leads.ts';
import { until } from '../server/until.ts';
import { startTestDesk } from '../test-desk.ts';
import { sendOnce } from './visitors.ts';

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
/** Returns a row while the desk asks the owner to confirm the date. */
const FROM_UNCONFIRMED_DATES = 'FROM retention WHERE asked IS NOT NULL';

test.each([3, -3])(
  'no lead is erased if the clock is off by %i years during two runs of the desk and correct during the next',
  async (years) => {
    const desk = await startTestDesk();
    const env = { DATA_DIR: desk.dataDir, LOG_LEVEL: 'silent' };
    const start = (aheadMs: number) => startTestDesk(env, clockFlags(aheadMs));
    const countRows = (fromClause: string) =>
      queryDatabase(desk.dataDir, `SELECT 1 ${fromClause}`).length;
    expect(await sendOnce(desk.url, 'clock-lead-1')).toBe(200);
    await desk.kill();
    for (const id of ['clock-lead-2', 'clock-lead-3']) {
      const deskWithWrongClock = await start(years * YEAR_MS);
      await until(() => countRows(FROM_UNCONFIRMED_DATES) === 1);
      // Leads with the wrong date must not count as evidence that the date is right.
      expect(await sendOnce(deskWithWrongClock.url, id)).toBe(200);
      await deskWithWrongClock.kill();
    }
    await start(0);
    await until(() => countRows(FROM_UNCONFIRMED_DATES) === 0);
    expect(countRows('FROM leads')).toBe(3);
  },
);
