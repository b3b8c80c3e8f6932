-- What the overview counts, in the order in which it counts it, so that it reads no lead. Written at the end of three lists, one a form.
CREATE INDEX leads_by_form ON leads (kind, received_at, spam, answered_at);

-- When a delivery last changed, so that every open inbox is told; empty for what changed before there was this column.
ALTER TABLE deliveries ADD COLUMN changed_at bigint;
CREATE INDEX deliveries_changed ON deliveries (changed_at) WHERE changed_at IS NOT NULL;

-- A copy of an older version may have been restored over these tables, which its tools leave alone.
-- Public keys of accounts' passkeys; `counter` is the last one a key has shown.
CREATE TABLE IF NOT EXISTS passkeys (
  id text PRIMARY KEY,
  email text NOT NULL REFERENCES accounts (email) ON DELETE CASCADE,
  name text NOT NULL,
  public_key text NOT NULL,
  counter bigint NOT NULL,
  transports text NOT NULL,
  created_at bigint NOT NULL,
  last_used_at bigint
);
CREATE INDEX IF NOT EXISTS passkeys_email ON passkeys (email);

-- What a passkey is asked to sign, as its SHA-256: to be added to an account, or, without one, to sign in.
CREATE TABLE IF NOT EXISTS challenges (
  hash text PRIMARY KEY,
  email text REFERENCES accounts (email) ON DELETE CASCADE,
  created_at bigint NOT NULL
);
