-- Columns of the inbox. Their defaults cost a new lead no index entry and almost no space.
ALTER TABLE leads ADD COLUMN status TEXT NOT NULL DEFAULT 'new';
ALTER TABLE leads ADD COLUMN assignee TEXT;
ALTER TABLE leads ADD COLUMN version INTEGER NOT NULL DEFAULT 1;
ALTER TABLE leads ADD COLUMN source TEXT;
ALTER TABLE leads ADD COLUMN answered_at INTEGER;
-- Partial indexes of rare rows: counts read no other rows, and storing a usual lead writes no entry.
CREATE INDEX leads_quarantined ON leads (received_at) WHERE spam IS NOT NULL;
CREATE INDEX deliveries_given_up ON deliveries (lead_id) WHERE state = 'dead-letter';

CREATE TABLE notes (
  id TEXT PRIMARY KEY,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  author TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX notes_lead ON notes (lead_id);

CREATE TABLE history (
  id TEXT PRIMARY KEY,
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  at INTEGER NOT NULL,
  author TEXT NOT NULL,
  body TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX history_lead ON history (lead_id);

-- The full-text index is filled after a lead's commit, so that no lead waits for it. It needs rowids, which `leads` lacks:
-- `lead_search_rows` maps them to leads.
CREATE TABLE lead_search_rows (n INTEGER PRIMARY KEY, lead_id TEXT NOT NULL UNIQUE) STRICT;
CREATE VIRTUAL TABLE lead_search USING fts5 (name, company, email, message, tokenize = 'unicode61 remove_diacritics 2');
CREATE TRIGGER lead_search_erased AFTER DELETE ON leads BEGIN
  DELETE FROM lead_search WHERE rowid = (SELECT n FROM lead_search_rows WHERE lead_id = old.id);
  DELETE FROM lead_search_rows WHERE lead_id = old.id;
END;

CREATE TABLE accounts (
  email TEXT PRIMARY KEY,
  role TEXT NOT NULL,
  digest TEXT NOT NULL DEFAULT 'off',
  digest_at INTEGER NOT NULL DEFAULT 0,
  disabled INTEGER NOT NULL DEFAULT 0,
  password TEXT,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER
) STRICT, WITHOUT ROWID;

-- One-time links and sessions. Stores only the SHA-256 of their random tokens.
CREATE TABLE invitations (
  token_hash TEXT PRIMARY KEY,
  email TEXT NOT NULL REFERENCES accounts (email) ON DELETE CASCADE,
  purpose TEXT NOT NULL,
  created_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE sessions (
  token_hash TEXT PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  email TEXT NOT NULL REFERENCES accounts (email) ON DELETE CASCADE,
  created_at INTEGER NOT NULL,
  last_seen_at INTEGER NOT NULL,
  user_agent TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX sessions_email ON sessions (email);

-- Which account did what. Does not name the people whose leads it concerned.
CREATE TABLE audit (id TEXT PRIMARY KEY, at INTEGER NOT NULL, author TEXT NOT NULL, what TEXT NOT NULL) STRICT, WITHOUT ROWID;
