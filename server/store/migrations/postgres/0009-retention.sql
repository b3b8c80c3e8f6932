-- Uptime and clock for erasing by age, in one row. Times are in milliseconds.
-- IF NOT EXISTS: restoring a dump of an older version leaves newer tables in place.
CREATE TABLE IF NOT EXISTS retention (
  id integer PRIMARY KEY CHECK (id = 1),
  -- How long desks have run, and the database's clock at the last record.
  uptime bigint NOT NULL,
  clock bigint NOT NULL,
  -- The date by uptime is base + uptime. After the last jump, the clock was `ahead` of this date, and the uptime was `since`.
  base bigint NOT NULL,
  ahead bigint NOT NULL,
  since bigint NOT NULL,
  -- How many leads wait for an owner to confirm the date. NULL: no owner is asked.
  asked bigint
);
-- Starts from the recorded clock of the earlier version, or from now. The first lead never sets the date.
INSERT INTO retention SELECT 1, 0, at, at, 0, 0, NULL FROM (
  SELECT coalesce((SELECT at FROM milestones WHERE name = 'clock'), desk_now()) AS at
) AS start ON CONFLICT DO NOTHING;
DELETE FROM milestones WHERE name IN ('clock', 'scrub_due');

-- The uptime at which a lead was marked for erasure by age.
ALTER TABLE leads ADD COLUMN marked bigint;
