-- IF NOT EXISTS: restoring a dump of an older version leaves newer tables in place.
-- Confirmations and cancellations of the newsletter. `email` is in lower case and has a stored sign-up.
CREATE TABLE IF NOT EXISTS subscriptions (
  email text PRIMARY KEY,
  confirmed_at bigint,
  unsubscribed_at bigint,
  -- When the last confirmation mail was sent, and for which sign-up.
  mailed_at bigint,
  mailed_for uuid
);
DELETE FROM subscriptions WHERE NOT EXISTS (SELECT 1 FROM leads WHERE lower(leads.email) = subscriptions.email AND kind = 'newsletter');
-- In a trigger, because its statements see what was committed while the DELETE waited for a locked lead.
CREATE OR REPLACE FUNCTION erase_subscription() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM subscriptions WHERE email = lower(old.email) AND NOT EXISTS (SELECT 1 FROM leads WHERE lower(email) = lower(old.email) AND kind = 'newsletter');
  RETURN NULL;
END $$;
CREATE TRIGGER newsletter_lead_erased AFTER DELETE ON leads FOR EACH ROW WHEN (old.kind = 'newsletter') EXECUTE FUNCTION erase_subscription();
-- The planner's statistics would keep samples of this column after its leads are erased.
ALTER TABLE subscriptions ALTER COLUMN email SET STATISTICS 0;

-- Random keys with which desks sign links and cookies.
CREATE TABLE IF NOT EXISTS secrets (name text PRIMARY KEY, value text NOT NULL);

-- Used proofs of work, kept until they expire.
CREATE TABLE IF NOT EXISTS used_proofs (id text PRIMARY KEY, expires_at bigint NOT NULL);
