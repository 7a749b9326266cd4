-- Events: trainings and demonstrations with places in the cloud, each opened by a link of its own.

CREATE TABLE events (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  places integer NOT NULL CHECK (places BETWEEN 1 AND 200),
  stack_id uuid NOT NULL REFERENCES cloud_stacks(id),
  -- What staff entered, by the clocks of Berlin; the moments follow from it.
  day date NOT NULL,
  from_time text NOT NULL CHECK (from_time ~ '^[0-2]\d:[0-5]\d$'),
  to_time text NOT NULL CHECK (to_time ~ '^[0-2]\d:[0-5]\d$'),
  -- From when its links work: a quarter of an hour before the start.
  opens_at timestamptz NOT NULL,
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid,
  modified_at timestamptz NOT NULL DEFAULT now(),
  modified_by uuid,
  CONSTRAINT events_times_check CHECK (opens_at < starts_at AND starts_at < ends_at)
);
CREATE INDEX events_starts_index ON events (starts_at, id);
CREATE INDEX events_stack_index ON events (stack_id, ends_at);

-- A place's code is found by its hash; it is sealed beside it, so that staff can print the link again.
CREATE TABLE event_places (
  id uuid PRIMARY KEY,
  event_id uuid NOT NULL REFERENCES events(id) ON DELETE CASCADE,
  number integer NOT NULL CHECK (number BETWEEN 1 AND 200),
  code_hash bytea NOT NULL CONSTRAINT event_places_code_key UNIQUE,
  code_sealed text NOT NULL,
  CONSTRAINT event_places_number_key UNIQUE (event_id, number)
);

-- Who has, or had, a place: one browser, which streams as a user of its own.
CREATE TABLE event_sessions (
  id uuid PRIMARY KEY,
  place_id uuid REFERENCES event_places(id) ON DELETE SET NULL,
  stack_id uuid NOT NULL REFERENCES cloud_stacks(id),
  stream_user text NOT NULL CONSTRAINT event_sessions_user_key UNIQUE,
  -- The cookie of the browser.
  holder_hash bytea NOT NULL,
  begun_at timestamptz NOT NULL,
  -- When an address was last given: until AppStream tells of the session, the place is held by it.
  launched_at timestamptz NOT NULL,
  -- The place is nobody's again; what still streams is ended.
  released_at timestamptz,
  -- AppStream told of nothing that would still run.
  ended_at timestamptz
);
CREATE UNIQUE INDEX event_sessions_place_key ON event_sessions (place_id) WHERE released_at IS NULL;
CREATE INDEX event_sessions_place_index ON event_sessions (place_id);
CREATE INDEX event_sessions_stack_index ON event_sessions (stack_id);
CREATE INDEX event_sessions_open_index ON event_sessions (launched_at) WHERE ended_at IS NULL;
