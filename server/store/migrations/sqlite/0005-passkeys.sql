-- Covers the counts of the overview, which therefore read no lead. New leads are appended to one of three ranges, one per form.
CREATE INDEX leads_by_form ON leads (kind, received_at, spam, answered_at);

-- When a delivery last changed, for the updates of open inboxes. NULL for earlier changes.
ALTER TABLE deliveries ADD COLUMN changed_at INTEGER;
CREATE INDEX deliveries_changed ON deliveries (changed_at) WHERE changed_at IS NOT NULL;

-- Public keys of passkeys. `counter` is the last one that the passkey sent.
CREATE TABLE passkeys (
  id TEXT PRIMARY KEY,
  email TEXT NOT NULL REFERENCES accounts (email) ON DELETE CASCADE,
  name TEXT NOT NULL,
  public_key TEXT NOT NULL,
  counter INTEGER NOT NULL,
  transports TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX passkeys_email ON passkeys (email);

-- SHA-256 of challenges for passkeys. `email`: the account to which a passkey is added; NULL for a sign-in.
CREATE TABLE challenges (
  hash TEXT PRIMARY KEY,
  email TEXT REFERENCES accounts (email) ON DELETE CASCADE,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
