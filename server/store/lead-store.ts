import { changeFeed } from './changes.ts';
import type { Dialect } from './dialects.ts';
import { importLeads, importTable } from './import.ts';
import { accountStore } from './inbox-accounts.ts';
import { auditPage, writeAudit } from './inbox-audit.ts';
import { inboxLeadStore } from './inbox-leads.ts';
import { passkeyStore } from './inbox-passkeys.ts';
import {
  checkWritable,
  insertLead,
  readCounts,
  readMaintenanceTimes,
  readPage,
  setMaintenanceTime,
} from './leads.ts';
import { limitStore } from './limits.ts';
import { newsletterStore } from './newsletter.ts';
import {
  backfill,
  claim,
  countLeadsToBackfill,
  enqueue,
  recordOutcome,
  renew,
  retry,
  setActiveChannels,
} from './queue.ts';
import { retentionStore } from './retention.ts';
import { secretStore } from './secrets.ts';
import { type QueryRunner, withRunner } from './statements.ts';
import type { QueueName } from './store.ts';
import { tokenStore } from './tokens.ts';

export const leadStore = (
  dialect: Dialect,
  runner: QueryRunner,
  report: (sentence: string) => void,
) => ({
  inbox: {
    ...accountStore(runner),
    ...inboxLeadStore(dialect, runner),
    ...passkeyStore(runner),
    ...withRunner(runner.autocommit, { auditPage }),
    ...withRunner(runner.transaction, { writeAudit }),
  },
  newsletter: newsletterStore(runner),
  secrets: secretStore(runner),
  changes: changeFeed(runner),
  limits: limitStore(runner),
  tokens: tokenStore(runner),
  ...retentionStore(runner),
  ...withRunner(runner.autocommit, {
    leadPage: readPage.bind(null, dialect),
    counts: readCounts,
    maintenanceTimes: readMaintenanceTimes,
    countLeadsToBackfill,
  }),
  ...withRunner(runner.transaction, {
    add: insertLead.bind(null, dialect),
    checkWritable,
    setMaintenanceTime,
    importLeads: importLeads.bind(null, dialect),
    importTable,
    backfill,
    setActiveChannels,
    enqueue,
    renew,
    recordOutcome,
    retry,
  }),
  async claim<Name extends QueueName>(queue: Name, options: { leaseMs: number; limit: number }) {
    const { claims, unreadable } = await runner.transaction(claim(dialect, queue, options));
    for (const id of unreadable) report(`lead ${id} cannot be read and is not delivered`);
    return claims;
  },
});
