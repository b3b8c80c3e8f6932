-- What the overview counts, in the order in which it counts it, so that it reads no lead. Written at the end of three lists, one a form.
CREATE INDEX leads_by_form ON leads (kind, received_at, spam, answered_at);

-- When a delivery last changed, so that every open inbox is told; empty for what changed before there was this column.
ALTER TABLE deliveries ADD COLUMN changed_at INTEGER;
CREATE INDEX deliveries_changed ON deliveries (changed_at) WHERE changed_at IS NOT NULL;

-- Public keys of accounts' passkeys; `counter` is the last one a key has shown.
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

-- What a passkey is asked to sign, as its SHA-256: to be added to an account, or, without one, to sign in.
CREATE TABLE challenges (
  hash TEXT PRIMARY KEY,
  email TEXT REFERENCES accounts (email) ON DELETE CASCADE,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
