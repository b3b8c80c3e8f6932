CREATE TABLE leads (
  id uuid PRIMARY KEY,
  key text UNIQUE,
  kind text NOT NULL,
  email text NOT NULL,
  fields jsonb NOT NULL,
  spam text,
  received_at bigint NOT NULL
);
CREATE INDEX leads_email ON leads (lower(email));
CREATE INDEX leads_received_at ON leads (received_at);

CREATE TABLE deliveries (
  lead_id uuid NOT NULL REFERENCES leads (id) ON DELETE CASCADE,
  channel text NOT NULL,
  state text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  first_tried_at bigint,
  due_at bigint NOT NULL,
  claimed_until bigint NOT NULL DEFAULT 0,
  done_at bigint,
  last_error text,
  PRIMARY KEY (lead_id, channel)
);
CREATE INDEX deliveries_due ON deliveries (channel, due_at) WHERE state = 'pending';

-- How many leads were erased on request, and when. Not whose.
CREATE TABLE erasures (at bigint NOT NULL, leads integer NOT NULL);

-- Written by the readiness check.
CREATE TABLE probe (id integer PRIMARY KEY CHECK (id = 1), at bigint NOT NULL);
