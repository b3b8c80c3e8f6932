-- Counts for limits. Names are keyed hashes. UNLOGGED keeps them out of the WAL and backups.
CREATE UNLOGGED TABLE IF NOT EXISTS limits (
  name text PRIMARY KEY,
  count integer NOT NULL,
  blocked_until bigint NOT NULL,
  expires_at bigint NOT NULL
);
CREATE INDEX IF NOT EXISTS limits_expires_at ON limits (expires_at);
CREATE UNLOGGED TABLE IF NOT EXISTS limit_keys (day bigint PRIMARY KEY, value text NOT NULL);
