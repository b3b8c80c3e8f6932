-- needs program 10
-- What is to be done about a lead: the text, and the first moment of its day in UTC.
ALTER TABLE leads ADD COLUMN next_step text, ADD COLUMN next_at bigint;
-- The planner's statistics would keep samples of the text after its lead is erased.
ALTER TABLE leads ALTER COLUMN next_step SET STATISTICS 0;
CREATE INDEX leads_next ON leads (next_at) WHERE next_at IS NOT NULL;
-- Open leads are few among all: lists and counts of them read no other.
CREATE INDEX leads_open ON leads (id, status, kind, assignee, spam) WHERE spam IS NULL AND status NOT IN ('answered', 'closed');
-- Accounts are asked once whether they want the digest.
UPDATE accounts SET digest = 'undecided' WHERE digest = 'off';
