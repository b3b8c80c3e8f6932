-- Columns of the inbox.
ALTER TABLE leads
  ADD COLUMN status text NOT NULL DEFAULT 'new',
  ADD COLUMN assignee text,
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN source text,
  ADD COLUMN answered_at bigint,
  ADD COLUMN search tsvector;
-- The desk normalizes the words of new leads; for existing leads, the database does what its locale supports. Splits
-- email addresses, because PostgreSQL's parser treats an address as one word.
UPDATE leads SET search = to_tsvector('simple', concat_ws(' ', fields ->> 'name', fields ->> 'companyName', translate(email, '@.+-_', '     '), fields ->> 'descriptionmsg'));
CREATE INDEX leads_search ON leads USING gin (search);
-- Partial indexes of rare rows, so that counts read no other rows.
CREATE INDEX leads_quarantined ON leads (received_at) WHERE spam IS NOT NULL;
CREATE INDEX deliveries_given_up ON deliveries (lead_id) WHERE state = 'dead-letter';

-- IF NOT EXISTS: restoring a dump of an older version leaves newer tables in place. Notes and history have no foreign key
-- to leads, because it would prevent the restore from replacing that table.
CREATE TABLE IF NOT EXISTS notes (id uuid PRIMARY KEY, lead_id uuid NOT NULL, at bigint NOT NULL, author text NOT NULL, body text NOT NULL);
CREATE INDEX IF NOT EXISTS notes_lead ON notes (lead_id);
DELETE FROM notes WHERE lead_id NOT IN (SELECT id FROM leads);
CREATE TABLE IF NOT EXISTS history (id uuid PRIMARY KEY, lead_id uuid NOT NULL, at bigint NOT NULL, author text NOT NULL, body text NOT NULL);
CREATE INDEX IF NOT EXISTS history_lead ON history (lead_id);
DELETE FROM history WHERE lead_id NOT IN (SELECT id FROM leads);
CREATE OR REPLACE FUNCTION erase_beside_lead() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  DELETE FROM notes WHERE lead_id = old.id;
  DELETE FROM history WHERE lead_id = old.id;
  RETURN NULL;
END $$;
CREATE TRIGGER lead_erased AFTER DELETE ON leads FOR EACH ROW EXECUTE FUNCTION erase_beside_lead();

CREATE TABLE IF NOT EXISTS accounts (
  email text PRIMARY KEY,
  role text NOT NULL,
  digest text NOT NULL DEFAULT 'off',
  digest_at bigint NOT NULL DEFAULT 0,
  disabled integer NOT NULL DEFAULT 0,
  password text,
  created_at bigint NOT NULL,
  last_seen_at bigint
);

-- One-time links and sessions. Stores only the SHA-256 of their random tokens.
CREATE TABLE IF NOT EXISTS invitations (
  token_hash text PRIMARY KEY,
  email text NOT NULL REFERENCES accounts (email) ON DELETE CASCADE,
  purpose text NOT NULL,
  created_at bigint NOT NULL
);

CREATE TABLE IF NOT EXISTS sessions (
  token_hash text PRIMARY KEY,
  id uuid NOT NULL UNIQUE,
  email text NOT NULL REFERENCES accounts (email) ON DELETE CASCADE,
  created_at bigint NOT NULL,
  last_seen_at bigint NOT NULL,
  user_agent text NOT NULL
);
CREATE INDEX IF NOT EXISTS sessions_email ON sessions (email);

-- Which account did what. Does not name the people whose leads it concerned.
CREATE TABLE IF NOT EXISTS audit (id uuid PRIMARY KEY, at bigint NOT NULL, author text NOT NULL, what text NOT NULL);

-- The planner's statistics would keep samples of these columns after their leads are erased.
ALTER TABLE leads ALTER COLUMN source SET STATISTICS 0, ALTER COLUMN search SET STATISTICS 0;
ALTER TABLE notes ALTER COLUMN body SET STATISTICS 0;
ALTER TABLE history ALTER COLUMN body SET STATISTICS 0;
