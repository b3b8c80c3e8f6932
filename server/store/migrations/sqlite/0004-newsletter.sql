-- Confirmations and cancellations of the newsletter. `email` is in lower case and has a stored sign-up.
CREATE TABLE subscriptions (
  email TEXT PRIMARY KEY,
  confirmed_at INTEGER,
  unsubscribed_at INTEGER,
  -- When the last confirmation mail was sent, and for which sign-up.
  mailed_at INTEGER,
  mailed_for TEXT
) STRICT, WITHOUT ROWID;

-- Random keys with which desks sign links and cookies.
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- Used proofs of work, kept until they expire.
CREATE TABLE used_proofs (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
