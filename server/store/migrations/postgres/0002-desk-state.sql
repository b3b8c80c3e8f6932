-- Renames the states `parked` and `trap` of version 1. Keys that are hashes of form fields get the prefix `form:`.
UPDATE deliveries SET state = 'dead-letter' WHERE state = 'parked';
UPDATE leads SET spam = 'honeypot' WHERE spam = 'trap';
UPDATE leads SET key = 'form:' || key WHERE length(key) = 43;

-- IF NOT EXISTS: restoring a dump of version 1 leaves newer tables in place.
-- Named times and numbers that the desk and the command line share: the last backup (`backup`), erased leads that left
-- traces (`scrub_due`), channels that are not set up (`inactive_` and the channel), the last change that was queued as a
-- lead event (`lead_events`).
CREATE TABLE IF NOT EXISTS milestones (name text PRIMARY KEY, at bigint NOT NULL);
-- Version 1 left traces of erased leads in the table's file.
INSERT INTO milestones (name, at) VALUES ('scrub_due', 0) ON CONFLICT DO NOTHING;

-- SHA-256 of the keys of erased leads, kept as long as browsers may resend a lead. Keys are random and identify nobody.
CREATE TABLE IF NOT EXISTS erased_keys (key text PRIMARY KEY, at bigint NOT NULL);

-- The planner's statistics would keep samples of these columns after their leads are erased.
ALTER TABLE leads ALTER COLUMN email SET STATISTICS 0, ALTER COLUMN fields SET STATISTICS 0;
ALTER INDEX leads_email ALTER COLUMN 1 SET STATISTICS 0;
