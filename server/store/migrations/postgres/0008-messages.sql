-- IF NOT EXISTS: restoring a dump of an older version leaves newer tables in place.
-- Mails of the desk. `channel`: 'notice' to the owner, whose `email` is NULL, or 'digest' to an account.
-- `key`: prevents repeated mails, such as notice:2026-11-23.
CREATE TABLE IF NOT EXISTS messages (
  id uuid PRIMARY KEY,
  key text NOT NULL UNIQUE,
  channel text NOT NULL,
  email text,
  subject text NOT NULL,
  text text NOT NULL,
  state text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  first_tried_at bigint,
  due_at bigint NOT NULL,
  claimed_until bigint NOT NULL DEFAULT 0,
  done_at bigint,
  last_error text
);
CREATE INDEX IF NOT EXISTS messages_due ON messages (channel, due_at) WHERE state = 'pending';

-- Deliveries of quarantined leads, and of channels that are not set up.
CREATE INDEX deliveries_held ON deliveries (channel) WHERE state = 'held';

-- The table `changes` replaces this index.
DROP INDEX IF EXISTS deliveries_changed;

-- `messages.key` replaces these times.
ALTER TABLE accounts DROP COLUMN IF EXISTS digest_at;
DELETE FROM milestones WHERE name = 'notice';
