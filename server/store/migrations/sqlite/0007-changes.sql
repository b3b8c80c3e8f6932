-- Every change of a lead. Numbers are assigned at insertion, because one transaction writes at a time and the last row is
-- never deleted.
CREATE TABLE changes (
  seq INTEGER PRIMARY KEY,
  lead_id TEXT,
  kind TEXT NOT NULL,
  at INTEGER NOT NULL DEFAULT (CAST(unixepoch('subsec') * 1000 AS INTEGER))
) STRICT;
-- The first row marks the last deleted change. Numbers start at the current time, so that cursors of an earlier database
-- are recognized as expired.
INSERT INTO changes (seq, kind) VALUES (CAST(unixepoch('subsec') * 1000 AS INTEGER), 'deleted');

CREATE TRIGGER change_created AFTER INSERT ON leads BEGIN INSERT INTO changes (lead_id, kind) VALUES (new.id, 'created'); END;
CREATE TRIGGER change_changed AFTER UPDATE OF version ON leads BEGIN INSERT INTO changes (lead_id, kind) VALUES (new.id, 'changed'); END;
CREATE TRIGGER change_erased AFTER DELETE ON leads BEGIN INSERT INTO changes (lead_id, kind) VALUES (old.id, 'erased'); END;
-- Deliveries without `changed_at` were inserted with their lead, whose change is recorded already.
CREATE TRIGGER change_delivery_added AFTER INSERT ON deliveries WHEN new.changed_at IS NOT NULL
  BEGIN INSERT INTO changes (lead_id, kind) VALUES (new.lead_id, 'changed'); END;
CREATE TRIGGER change_delivery AFTER UPDATE ON deliveries WHEN (new.state, new.attempts) IS NOT (old.state, old.attempts)
  BEGIN INSERT INTO changes (lead_id, kind) VALUES (new.lead_id, 'changed'); END;

DROP INDEX deliveries_changed;

-- The oldest version of the desk that may use this database. Running desks of an older version stop using it.
CREATE TABLE program_needs (version INTEGER NOT NULL) STRICT;

-- A search index without a copy of the text is half as large. The desk fills it after its start.
DROP TABLE lead_search;
CREATE VIRTUAL TABLE lead_search USING fts5 (name, company, email, message, content = '', contentless_delete = 1, tokenize = 'unicode61 remove_diacritics 2');
DELETE FROM lead_search_rows;
