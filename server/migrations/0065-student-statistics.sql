-- What the statistics of students said when they were last counted: counting again for every reader would take too long.
CREATE TABLE student_statistics (
  id integer PRIMARY KEY DEFAULT 1 CHECK (id = 1),
  counted_at timestamptz NOT NULL DEFAULT now(),
  figures jsonb NOT NULL
);
CREATE INDEX orders_paid_at_index ON orders (paid_at) WHERE state = 'paid' AND NOT test;
