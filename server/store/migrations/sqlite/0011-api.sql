-- needs desk 10
-- API tokens. Stores only the SHA-256 of their random text.
CREATE TABLE tokens (
  id TEXT PRIMARY KEY,
  token_hash TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  role TEXT NOT NULL,
  made_by TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  last_used_at INTEGER
) STRICT, WITHOUT ROWID;

-- A delivery change has its own kind, because API clients must not see it as a change of the lead.
DROP TRIGGER change_delivery_added;
DROP TRIGGER change_delivery;
CREATE TRIGGER change_delivery_added AFTER INSERT ON deliveries WHEN new.changed_at IS NOT NULL
  BEGIN INSERT INTO changes (lead_id, kind) VALUES (new.lead_id, 'delivery'); END;
CREATE TRIGGER change_delivery AFTER UPDATE ON deliveries WHEN (new.state, new.attempts) IS NOT (old.state, old.attempts)
  BEGIN INSERT INTO changes (lead_id, kind) VALUES (new.lead_id, 'delivery'); END;
