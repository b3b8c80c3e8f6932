-- The trade's words for what version 1 called parked and trap; keys made from a form's fields get a space of their own.
UPDATE deliveries SET state = 'dead-letter' WHERE state = 'parked';
UPDATE leads SET spam = 'honeypot' WHERE spam = 'trap';
UPDATE leads SET key = 'form:' || key WHERE length(key) = 43;

-- A copy of version 1 may have been restored over later tables, which its tools leave alone.
-- Times that the desk and the command line leave for each other.
CREATE TABLE IF NOT EXISTS milestones (name text PRIMARY KEY, at bigint NOT NULL);
-- Version 1 left traces of erased leads in the table's file.
INSERT INTO milestones (name, at) VALUES ('scrub_due', 0) ON CONFLICT DO NOTHING;

-- SHA-256 of the keys of erased leads, for as long as a browser may send one of them again. Keys are random: nobody is told by them.
CREATE TABLE IF NOT EXISTS erased_keys (key text PRIMARY KEY, at bigint NOT NULL);

-- The planner's statistics would keep samples of these columns after their leads are erased.
ALTER TABLE leads ALTER COLUMN email SET STATISTICS 0, ALTER COLUMN fields SET STATISTICS 0;
ALTER INDEX leads_email ALTER COLUMN 1 SET STATISTICS 0;
