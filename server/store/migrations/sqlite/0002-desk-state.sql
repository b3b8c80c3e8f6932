-- The trade's words for what version 1 called parked and trap; keys made from a form's fields get a space of their own.
UPDATE deliveries SET state = 'dead-letter' WHERE state = 'parked';
UPDATE leads SET spam = 'honeypot' WHERE spam = 'trap';
UPDATE leads SET key = 'form:' || key WHERE length(key) = 43;

-- Times that the desk and the command line leave for each other.
CREATE TABLE milestones (name TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
-- Version 1 left traces of erased leads in the file.
INSERT INTO milestones (name, at) VALUES ('scrub_due', 0);

-- SHA-256 of the keys of erased leads, for as long as a browser may send one of them again. Keys are random: nobody is told by them.
CREATE TABLE erased_keys (key TEXT PRIMARY KEY, at INTEGER NOT NULL) STRICT, WITHOUT ROWID;
