-- Uptime and clock for erasing by age, in one row. Times are in milliseconds.
CREATE TABLE retention (
  id INTEGER PRIMARY KEY CHECK (id = 1),
  -- How long desks have run, and the database's clock at the last record.
  uptime INTEGER NOT NULL,
  clock INTEGER NOT NULL,
  -- The date by uptime is base + uptime. After the last jump, the clock was `ahead` of this date, and the uptime was `since`.
  base INTEGER NOT NULL,
  ahead INTEGER NOT NULL,
  since INTEGER NOT NULL,
  -- How many leads wait for an owner to confirm the date. NULL: no owner is asked.
  asked INTEGER
) STRICT;
-- Starts from the recorded clock of the earlier version, or from now. The first lead never sets the date.
INSERT INTO retention SELECT 1, 0, at, at, 0, 0, NULL FROM (
  SELECT coalesce((SELECT at FROM milestones WHERE name = 'clock'), CAST(unixepoch('subsec') * 1000 AS INTEGER)) AS at
) AS start;
DELETE FROM milestones WHERE name = 'clock';

-- The uptime at which a lead was marked for erasure by age.
ALTER TABLE leads ADD COLUMN marked INTEGER;

-- A deleted lead leaves traces in the file.
CREATE TRIGGER lead_scrub_due AFTER DELETE ON leads BEGIN
  INSERT INTO milestones (name, at) VALUES ('scrub_due', CAST(unixepoch('subsec') * 1000 AS INTEGER)) ON CONFLICT (name) DO UPDATE SET at = excluded.at;
END;
