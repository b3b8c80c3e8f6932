import { changeFeed } from './changes.ts';
import type { Dialect } from './dialects.ts';
import * as imports from './import.ts';
import { accountStore } from './inbox-accounts.ts';
import { auditPage, writeAudit } from './inbox-audit.ts';
import { inboxLeadStore } from './inbox-leads.ts';
import { passkeyStore } from './inbox-passkeys.ts';
import * as leads from './leads.ts';
import { limitStore } from './limits.ts';
import { newsletterStore } from './newsletter.ts';
import * as queue from './queue.ts';
import { retentionStore } from './retention.ts';
import { secretStore } from './secrets.ts';
import { bindQueries, type QueryRunner } from './statements.ts';
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
    ...bindQueries(runner.autocommit, { auditPage }),
    ...bindQueries(runner.transaction, { writeAudit }),
  },
  newsletter: newsletterStore(runner),
  secrets: secretStore(runner),
  changes: changeFeed(runner),
  limits: limitStore(runner),
  tokens: tokenStore(runner),
  ...retentionStore(runner),
  ...bindQueries(runner.autocommit, {
    page: leads.readPage.bind(null, dialect),
    counts: leads.readCounts,
    timestamps: leads.readTimestamps,
    countBackfill: queue.countBackfill,
  }),
  ...bindQueries(runner.transaction, {
    add: leads.insertLead.bind(null, dialect),
    probe: leads.probe,
    setTimestamp: leads.setTimestamp,
    importLeads: imports.importLeads.bind(null, dialect),
    importTable: imports.importTable,
    backfill: queue.backfill,
    activateChannels: queue.activateChannels,
    enqueue: queue.enqueue,
    renew: queue.renew,
    recordOutcome: queue.recordOutcome,
    retry: queue.retry,
  }),
  async claim<Name extends QueueName>(channel: Name, options: { leaseMs: number; limit: number }) {
    const { claims, unreadable } = await runner.transaction(queue.claim(dialect, channel, options));
    for (const id of unreadable) report(`lead ${id} cannot be read and is not delivered`);
    return claims;
  },
});
