-- needs desk 10
-- The next step for a lead: its text, and midnight UTC of its day.
ALTER TABLE leads ADD COLUMN next_step text, ADD COLUMN next_at bigint;
-- The planner's statistics would keep samples of the text after its lead is erased.
ALTER TABLE leads ALTER COLUMN next_step SET STATISTICS 0;
CREATE INDEX leads_next ON leads (next_at) WHERE next_at IS NOT NULL;
-- Lists and counts of open leads search this index. Most open leads are newsletter sign-ups.
CREATE INDEX leads_open ON leads (id, status, kind, assignee, spam) WHERE spam IS NULL AND status NOT IN ('answered', 'closed');
-- Asks each account once whether it wants the digest.
UPDATE accounts SET digest = 'undecided' WHERE digest = 'off';
