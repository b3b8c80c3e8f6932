import { setTimeout as delay } from 'node:timers/promises';
import { AUDIT_TTL_MS, LINK_TTL_MS, SESSION_TTL_MS } from './accounts/accounts.ts';
import { queueDigests } from './inbox/digest.ts';
import type { Log } from './log.ts';
import type { Settings } from './settings.ts';
import { DAY_MS, isoDay } from './store/retention.ts';
import type { LeadStore } from './store/store.ts';
import { describeUnconfirmedDate } from './unconfirmed-date.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export function createMaintenance({
  store,
  log,
  settings,
  countLeadsToBackfill,
}: {
  store: LeadStore;
  log: Log;
  settings: Pick<Settings, 'backupWarnMs' | 'brand' | 'inboxUrl' | 'mail'>;
  countLeadsToBackfill: () => Promise<number>;
}) {
  let recordedAt = performance.now();
  let lastReport = { text: '', at: 0 };
  const canMail = settings.mail !== undefined;

  const recordUptime = async () => {
    const now = performance.now();
    const { hasClockJumped } = await store.recordUptime(now - recordedAt);
    recordedAt = now;
    return hasClockJumped;
  };

  /**
   * Erases what has expired. If the date is in doubt, erases late rather than early. Returns a
   * message if an owner must confirm the date.
   */
  const purgeExpired = async () => {
    await recordUptime();
    const { erased, date } = await store.purgeExpired();
    if (erased > 0) log.info({ erased }, 'erased leads older than two years');
    await store.inbox.deleteExpired({
      audit: date - AUDIT_TTL_MS,
      sessions: date - SESSION_TTL_MS,
      invitations: date - LINK_TTL_MS,
    });
    await store.changes.prune();
    const unconfirmedDate = await store.unconfirmedDate();
    return unconfirmedDate !== null && describeUnconfirmedDate(unconfirmedDate);
  };

  const vacuum = async () => {
    const { unscrubbedErasure } = await store.maintenanceTimes();
    if (unscrubbedErasure === undefined) return false;
    try {
      await store.vacuum();
      return false;
    } catch (error) {
      log.info(
        { err: error },
        'traces of erased leads cannot be overwritten yet; trying again in a minute',
      );
      // 0 comes from a migration: the time of the erasure is unknown.
      return (
        Date.now() - unscrubbedErasure > DAY_MS &&
        unscrubbedErasure > 0 &&
        'Erased leads have left traces in the files for a day: perhaps another program keeps the database open.'
      );
    }
  };

  const findProblems = async () => {
    const now = Date.now();
    const { deadLetters, failedDigests, newlyQuarantined, oldestLeadAt } = await store.counts();
    const { backup } = await store.maintenanceTimes();
    const needsBackup =
      settings.backupWarnMs > 0 &&
      oldestLeadAt !== null &&
      Math.abs(now - (backup ?? oldestLeadAt)) > settings.backupWarnMs;
    const unsent = await countLeadsToBackfill();
    return [
      deadLetters > 0 &&
        `Deliveries given up: ${deadLetters}. See why: leads list --undelivered. Then: leads retry.`,
      failedDigests > 0 &&
        `Inbox digests given up in the last 24 hours: ${failedDigests}. Check the addresses of accounts: leads user list.`,
      unsent > 0 &&
        `Leads from before mail or webhook was set up: ${unsent}. Decide about them: leads backfill, or leads backfill --since 7d.`,
      newlyQuarantined > 0 &&
        `Leads quarantined in the last 24 hours: ${newlyQuarantined}. Look through them: leads list --spam. Release one: leads retry ID.`,
      needsBackup &&
        (backup === undefined
          ? 'There is no backup yet: leads backup.'
          : `The last good backup is ${Math.floor(Math.abs(now - backup) / HOUR_MS)} hours ${backup > now ? 'in the future' : 'old'}: leads backup.`),
    ];
  };

  const report = async (results: (string | false)[]) => {
    const problems = results.filter((problem) => problem !== false);
    const text = problems.join('\n');
    if (text === '' || (lastReport.text === text && Date.now() - lastReport.at < DAY_MS)) return;
    for (const problem of problems) log.warn(problem);
    // The key limits all desks of a database to one mail a day.
    if (canMail)
      await store.enqueue({
        key: `notice:${isoDay(Date.now())}`,
        queue: 'notice',
        email: null,
        subject: `${settings.brand} website: the lead desk needs you`,
        text: `${problems.map((problem) => `- ${problem}`).join('\n')}\n\nCommands are run on the desk's machine as: npm run leads -- …`,
      });
    lastReport = { text, at: Date.now() };
  };

  const run = async () => {
    try {
      await report([await purgeExpired(), await vacuum(), ...(await findProblems())]);
      if (canMail) await queueDigests(store, settings, Date.now());
    } catch (error) {
      log.warn({ err: error }, 'maintenance failed; trying again within an hour');
    }
  };

  return {
    run,
    async runMinutely() {
      try {
        // Reports a clock jump at once.
        if (await recordUptime()) await run();
        else await vacuum();
      } catch {
        // Request handlers log failures of the store.
      }
    },
  };
}

export function scheduleMaintenance(maintenance: ReturnType<typeof createMaintenance>) {
  let lastRun = maintenance.run();
  let minutes = 0;
  const timer = setInterval(() => {
    minutes += 1;
    lastRun = lastRun.then(minutes % 60 === 0 ? maintenance.run : maintenance.runMinutely);
  }, MINUTE_MS);
  return async (timeoutMs: number) => {
    clearInterval(timer);
    await Promise.race([lastRun, delay(timeoutMs, undefined, { ref: false })]);
  };
}
