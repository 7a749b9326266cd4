-- Courses whose students join by link. A course outlives whoever asked for it.
CREATE TABLE courses (
  id uuid PRIMARY KEY,
  contact_id uuid REFERENCES contacts(id) ON DELETE SET NULL,
  student_domain_id uuid NOT NULL REFERENCES student_domains(id),
  name text NOT NULL,
  term text NOT NULL,
  places integer NOT NULL CHECK (places BETWEEN 1 AND 1000),
  state text NOT NULL DEFAULT 'asked' CHECK (state IN ('asked', 'approved', 'declined')),
  reason text NOT NULL DEFAULT '',
  code text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  decided_at timestamptz,
  decided_by uuid,
  search_text text GENERATED ALWAYS AS (search_form(name || ' ' || term)) STORED
);
CREATE UNIQUE INDEX courses_code_key ON courses (code);
CREATE INDEX courses_contact_index ON courses (contact_id) WHERE contact_id IS NOT NULL;
CREATE INDEX courses_domain_index ON courses (student_domain_id);
CREATE INDEX courses_created_index ON courses (created_at, id);
CREATE TABLE course_places (
  course_id uuid NOT NULL REFERENCES courses(id) ON DELETE CASCADE,
  contact_id uuid NOT NULL REFERENCES contacts(id) ON DELETE CASCADE,
  joined_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (course_id, contact_id)
);
CREATE INDEX course_places_contact_index ON course_places (contact_id);
