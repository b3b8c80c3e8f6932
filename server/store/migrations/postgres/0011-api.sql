-- needs desk 10
-- API tokens. Stores only the SHA-256 of their random text.
-- IF NOT EXISTS: restoring a dump of an older version leaves newer tables in place.
CREATE TABLE IF NOT EXISTS tokens (
  id uuid PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  name text NOT NULL,
  role text NOT NULL,
  made_by text NOT NULL,
  created_at bigint NOT NULL,
  last_used_at bigint
);

-- A delivery change has its own kind, because API clients must not see it as a change of the lead.
CREATE OR REPLACE FUNCTION note_delivery_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO changes (lead_id, kind) VALUES (new.lead_id, 'delivery');
  RETURN NULL;
END $$;
