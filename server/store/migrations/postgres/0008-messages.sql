-- A copy of an older version may have been restored over this table, which its tools leave alone.
-- Mails of the desk itself. `channel`: 'notice' to the owner, who has no address here, or 'digest' to an account.
-- `key` makes each one unique, such as notice:2026-11-23.
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

-- Changes replace it.
DROP INDEX IF EXISTS deliveries_changed;

-- Keys of messages replace these times.
ALTER TABLE accounts DROP COLUMN IF EXISTS digest_at;
DELETE FROM milestones WHERE name = 'notice';
