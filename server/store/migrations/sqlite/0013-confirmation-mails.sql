-- needs desk 10
-- Confirmation mails of the newsletter, at most one per mailbox and day. Replaces columns of `subscriptions`.
CREATE TABLE confirmation_mails (
  mailbox TEXT PRIMARY KEY,
  mailed_at INTEGER NOT NULL,
  mailed_for TEXT NOT NULL
) STRICT, WITHOUT ROWID;

-- For lists of one status or assignee, newest first.
CREATE INDEX leads_status ON leads (status, id) WHERE spam IS NULL;
CREATE INDEX leads_assignee ON leads (assignee, id) WHERE spam IS NULL AND assignee IS NOT NULL;
