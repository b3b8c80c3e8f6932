-- What an address of the newsletter has answered to mails: in lower case, and only beside a sign-up that is stored.
CREATE TABLE subscriptions (
  email TEXT PRIMARY KEY,
  confirmed_at INTEGER,
  unsubscribed_at INTEGER,
  -- The last mail that asked to confirm, and the sign-up it was for.
  mailed_at INTEGER,
  mailed_for TEXT
) STRICT, WITHOUT ROWID;

-- Random keys by which desks know what they have signed.
CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT NOT NULL) STRICT, WITHOUT ROWID;

-- Proofs of work that have been used, for as long as they would be taken.
CREATE TABLE used_proofs (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
