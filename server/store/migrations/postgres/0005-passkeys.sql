-- Covers the counts of the overview, which therefore read no lead. New leads are appended to one of three ranges, one per form.
CREATE INDEX leads_by_form ON leads (kind, received_at, spam, answered_at);

-- When a delivery last changed, for the updates of open inboxes. NULL for earlier changes.
ALTER TABLE deliveries ADD COLUMN changed_at bigint;
CREATE INDEX deliveries_changed ON deliveries (changed_at) WHERE changed_at IS NOT NULL;

-- IF NOT EXISTS: restoring a dump of an older version leaves newer tables in place.
-- Public keys of passkeys. `counter` is the last one that the passkey sent.
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

-- SHA-256 of challenges for passkeys. `email`: the account to which a passkey is added; NULL for a sign-in.
CREATE TABLE IF NOT EXISTS challenges (
  hash text PRIMARY KEY,
  email text REFERENCES accounts (email) ON DELETE CASCADE,
  created_at bigint NOT NULL
);
