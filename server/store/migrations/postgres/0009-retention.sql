-- What erasing by age knows of the time, in one row. Times are milliseconds. A copy of an older version may have been restored over it.
CREATE TABLE IF NOT EXISTS retention (
  id integer PRIMARY KEY CHECK (id = 1),
  -- How long desks have run, and the database's clock when that was last recorded.
  uptime bigint NOT NULL,
  clock bigint NOT NULL,
  -- The date by uptime is base + uptime; `ahead` is how far the clock was beyond it after its last jump, `since` the uptime then.
  base bigint NOT NULL,
  ahead bigint NOT NULL,
  since bigint NOT NULL,
  -- How many leads wait for an owner to confirm the date.
  asked bigint
);
-- Counted from the earlier version's clock, else from now: the first lead never sets the date.
INSERT INTO retention SELECT 1, 0, at, at, 0, 0, NULL FROM (
  SELECT coalesce((SELECT at FROM milestones WHERE name = 'clock'), desk_now()) AS at
) AS start ON CONFLICT DO NOTHING;
DELETE FROM milestones WHERE name IN ('clock', 'scrub_due');

-- The uptime at which a lead was marked for erasure by age.
ALTER TABLE leads ADD COLUMN marked bigint;
