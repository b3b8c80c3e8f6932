-- needs desk 10
-- Confirmation mails of the newsletter, at most one per mailbox and day. Replaces columns of `subscriptions`.
CREATE TABLE IF NOT EXISTS confirmation_mails (
  mailbox text PRIMARY KEY,
  mailed_at bigint NOT NULL,
  mailed_for uuid NOT NULL
);
-- The planner's statistics would keep samples of erased addresses.
ALTER TABLE confirmation_mails ALTER COLUMN mailbox SET STATISTICS 0;

-- For lists of one status or assignee, newest first.
CREATE INDEX leads_status ON leads (status, id) WHERE spam IS NULL;
CREATE INDEX leads_assignee ON leads (assignee, id) WHERE spam IS NULL AND assignee IS NOT NULL;
