-- IDs grow with time. Rare lookups (an address to erase, a time to purge) have no index, because each index slows down
-- the insertion of a lead.
CREATE TABLE leads (
  id TEXT PRIMARY KEY,
  key TEXT UNIQUE,
  kind TEXT NOT NULL,
  email TEXT NOT NULL COLLATE NOCASE,
  fields TEXT NOT NULL,
  spam TEXT,
  received_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE deliveries (
  lead_id TEXT NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  channel TEXT NOT NULL,
  state TEXT NOT NULL,
  attempts INTEGER NOT NULL DEFAULT 0,
  first_tried_at INTEGER,
  due_at INTEGER NOT NULL,
  claimed_until INTEGER NOT NULL DEFAULT 0,
  done_at INTEGER,
  last_error TEXT,
  PRIMARY KEY (lead_id, channel)
) STRICT, WITHOUT ROWID;
CREATE INDEX deliveries_due ON deliveries (channel, due_at) WHERE state = 'pending';

-- How many leads were erased on request, and when. Not whose.
CREATE TABLE erasures (at INTEGER NOT NULL, leads INTEGER NOT NULL) STRICT;

-- Written by the readiness check.
CREATE TABLE probe (id INTEGER PRIMARY KEY CHECK (id = 1), at INTEGER NOT NULL) STRICT;
