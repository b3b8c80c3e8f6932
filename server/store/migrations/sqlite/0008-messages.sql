-- Mails of the desk. `channel`: 'notice' to the owner, whose `email` is NULL, or 'digest' to an account.
-- `key`: prevents repeated mails, such as notice:2026-11-23.
CREATE TABLE messages (
  id TEXT PRIMARY KEY,
  key TEXT NOT NULL UNIQUE,
  channel TEXT NOT NULL,
  email TEXT,
  subject TEXT NOT NULL,
  text TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  first_tried_at INTEGER,
  due_at INTEGER NOT NULL,
  claimed_until INTEGER NOT NULL DEFAULT 0,
  done_at INTEGER,
  last_error TEXT
) STRICT, WITHOUT ROWID;
CREATE INDEX messages_due ON messages (channel, due_at) WHERE state = 'pending';

-- Deliveries of quarantined leads, and of channels that are not set up.
CREATE INDEX deliveries_held ON deliveries (channel) WHERE state = 'held';

-- The table `changes` replaces this index.
DROP INDEX IF EXISTS deliveries_changed;

-- `messages.key` replaces these times.
ALTER TABLE accounts DROP COLUMN digest_at;
DELETE FROM milestones WHERE name = 'notice';
