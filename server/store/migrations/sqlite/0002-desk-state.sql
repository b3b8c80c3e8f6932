-- Renames the states `parked` and `trap` of version 1. Keys that are hashes of form fields get the prefix `form:`.
UPDATE deliveries SET state = 'dead-letter' WHERE state = 'parked';
UPDATE leads SET spam = 'honeypot' WHERE spam = 'trap';
UPDATE leads SET key = 'form:' || key WHERE length(key) = 43;

-- Named times and numbers that the desk and the command line share: the last backup (`backup`), erased leads that left
-- traces (`scrub_due`), channels that are not set up (`inactive_` and the channel), the last change that was queued as a
-- lead event (`lead_events`).
CREATE TABLE milestones (name TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
-- Version 1 left traces of erased leads in the file.
INSERT INTO milestones (name, at) VALUES ('scrub_due', 0);

-- SHA-256 of the keys of erased leads, kept as long as browsers may resend a lead. Keys are random and identify nobody.
CREATE TABLE erased_keys (key TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
