-- Every change of a lead. Transactions insert changes without a number. Readers number committed changes in order.
-- IF NOT EXISTS: restoring a dump of an older version leaves newer tables in place.
CREATE TABLE IF NOT EXISTS changes (
  id bigint GENERATED ALWAYS AS IDENTITY,
  seq bigint,
  lead_id uuid,
  kind text NOT NULL,
  at bigint NOT NULL DEFAULT desk_now()
);
CREATE UNIQUE INDEX IF NOT EXISTS changes_seq ON changes (seq) WHERE seq IS NOT NULL;
CREATE INDEX IF NOT EXISTS changes_unnumbered ON changes (id) WHERE seq IS NULL;
-- The first row marks the last deleted change. Numbers start at the current time, so that cursors of an earlier database
-- are recognized as expired.
INSERT INTO changes (seq, kind) SELECT desk_now(), 'deleted' WHERE NOT EXISTS (SELECT 1 FROM changes WHERE seq IS NOT NULL);

CREATE OR REPLACE FUNCTION note_lead_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO changes (lead_id, kind) VALUES (coalesce(new.id, old.id), tg_argv[0]);
  RETURN NULL;
END $$;
CREATE OR REPLACE FUNCTION note_delivery_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO changes (lead_id, kind) VALUES (new.lead_id, 'changed');
  RETURN NULL;
END $$;
CREATE TRIGGER change_created AFTER INSERT ON leads FOR EACH ROW EXECUTE FUNCTION note_lead_change('created');
CREATE TRIGGER change_changed AFTER UPDATE OF version ON leads FOR EACH ROW EXECUTE FUNCTION note_lead_change('changed');
CREATE TRIGGER change_erased AFTER DELETE ON leads FOR EACH ROW EXECUTE FUNCTION note_lead_change('erased');
-- Deliveries without `changed_at` were inserted with their lead, whose change is recorded already.
CREATE TRIGGER change_delivery_added AFTER INSERT ON deliveries FOR EACH ROW WHEN (new.changed_at IS NOT NULL) EXECUTE FUNCTION note_delivery_change();
CREATE TRIGGER change_delivery AFTER UPDATE ON deliveries FOR EACH ROW
  WHEN ((new.state, new.attempts) IS DISTINCT FROM (old.state, old.attempts)) EXECUTE FUNCTION note_delivery_change();
DROP INDEX IF EXISTS deliveries_changed;

-- The oldest version of the desk that may use this database. Running desks of an older version stop using it.
CREATE TABLE IF NOT EXISTS program_needs (version integer NOT NULL);
