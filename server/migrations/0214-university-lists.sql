-- Schools stand in the public lists as well: their pupils are recognised as no students.
ALTER TABLE student_domains DROP CONSTRAINT student_domains_kind_check;
ALTER TABLE student_domains ADD CONSTRAINT student_domains_kind_check
  CHECK (kind IN ('university', 'school', 'free', 'disposable'));

-- Which number of a list that comes with a release the installation holds; a newer one brings what is new in it.
CREATE TABLE seeded_lists (
  name text PRIMARY KEY,
  number integer NOT NULL
);
INSERT INTO seeded_lists (name, number) SELECT 'universities', 1 WHERE EXISTS (SELECT FROM student_domains WHERE kind = 'university');

-- Labels below a university's domain that others than students write from: a proof is asked for.
CREATE TABLE proof_labels (
  id uuid PRIMARY KEY,
  label text NOT NULL CONSTRAINT proof_labels_label_key UNIQUE CHECK (label = lower(label) AND label ~ '^[a-z0-9-]{2,63}$'),
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by uuid REFERENCES accounts ON DELETE SET NULL
);
