-- A copy of an older version may have been restored over these tables, which its tools leave alone.
-- What an address of the newsletter has answered to mails: in lower case, and only beside a sign-up that is stored.
CREATE TABLE IF NOT EXISTS subscriptions (
  email text PRIMARY KEY,
  confirmed_at bigint,
  unsubscribed_at bigint,
  -- The last mail that asked to confirm, and the sign-up it was for.
  mailed_at bigint,
  mailed_for uuid
);
DELETE FROM subscriptions WHERE NOT EXISTS (SELECT 1 FROM leads WHERE lower(leads.email) = subscriptions.email AND kind = 'newsletter');
-- By a trigger, whose statements see what was committed while the DELETE waited for a lead that somebody was answering for.
CREATE OR REPLACE FUNCTION erase_subscription() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM subscriptions WHERE email = lower(old.email) AND NOT EXISTS (SELECT 1 FROM leads WHERE lower(email) = lower(old.email) AND kind = 'newsletter');
  RETURN NULL;
END $$;
CREATE TRIGGER newsletter_lead_erased AFTER DELETE ON leads FOR EACH ROW WHEN (old.kind = 'newsletter') EXECUTE FUNCTION erase_subscription();
-- The planner's statistics would keep samples of this column after its leads are erased.
ALTER TABLE subscriptions ALTER COLUMN email SET STATISTICS 0;

-- Random keys by which desks know what they have signed.
CREATE TABLE IF NOT EXISTS secrets (name text PRIMARY KEY, value text NOT NULL);

-- Proofs of work that have been used, for as long as they would be taken.
CREATE TABLE IF NOT EXISTS used_proofs (id text PRIMARY KEY, expires_at bigint NOT NULL);
