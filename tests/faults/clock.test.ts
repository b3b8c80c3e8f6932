import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { startSmtp } from '../../server/testing/smtp.ts';
import { until } from '../../server/testing/until.ts';
import { startDesk } from '../desk-process.ts';
import { sendOnce } from './senders.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Node's own option: a clock that is ahead, for the program and its threads. */
const clockAhead = (ms: number) => [
  '--import',
  `data:text/javascript,${encodeURIComponent(`const Real = Date; const ahead = ${ms};
globalThis.Date = class extends Real { constructor(...parts) { if (parts.length > 0) super(...parts); else super(Real.now() + ahead); } static now() { return Real.now() + ahead; } };`)}`,
];

const countLeads = (dataDir: string) => {
  const file = new DatabaseSync(join(dataDir, 'leads.db'), { readOnly: true });
  const { count } = file.prepare('SELECT count(*) AS count FROM leads').get() ?? {};
  file.close();
  return count;
};

test('a start with the clock three years ahead erases no lead', async () => {
  const desk = await startDesk();
  expect(await sendOnce(desk.url, 'clock-lead-1')).toBe(200);
  await desk.kill();
  const ahead = await startDesk({ DATA_DIR: desk.dataDir, LOG_LEVEL: 'silent' }, 'server/main.ts', clockAhead(3 * 365 * DAY_MS));
  // The upkeep of a start comes before what is asked after it.
  expect(await sendOnce(ahead.url, 'clock-lead-2')).toBe(200);
  expect((await fetch(`${ahead.url}/readyz`)).status).toBe(200);
  await ahead.stop();
  expect(countLeads(desk.dataDir)).toBe(2);
  await desk.restart();
  await desk.stop();
});

test('what was stored while the clock was a day ahead is mailed as soon as it is right again', async () => {
  const smtp = await startSmtp();
  onTestFinished(() => smtp.stop());
  smtp.be('refuse');
  const ahead = await startDesk({ SMTP_URL: smtp.url, LOG_LEVEL: 'silent' }, 'server/main.ts', clockAhead(DAY_MS));
  expect(await sendOnce(ahead.url, 'clock-lead-3')).toBe(200);
  await ahead.kill();
  smtp.be('accept');
  const right = await startDesk({ SMTP_URL: smtp.url, DATA_DIR: ahead.dataDir });
  onTestFinished(() => right.stop());
  await until(() => smtp.mails.length === 1);
});
