-- needs program 10
-- Tokens of the API: of the random text only its SHA-256. A copy of an older version may have been restored over this table.
CREATE TABLE IF NOT EXISTS tokens (
  id uuid PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  name text NOT NULL,
  role text NOT NULL,
  made_by text NOT NULL,
  created_at bigint NOT NULL,
  last_used_at bigint
);

-- What becomes of a delivery is no change of the lead to programs that follow leads.
CREATE OR REPLACE FUNCTION note_delivery_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO changes (lead_id, kind) VALUES (new.lead_id, 'delivery');
  RETURN NULL;
END $$;
