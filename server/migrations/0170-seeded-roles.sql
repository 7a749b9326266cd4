-- As which of the initial roles one came: it keeps that when it is renamed, and whoever takes its name does not get it.
ALTER TABLE roles ADD COLUMN seeded_as text UNIQUE;
UPDATE roles SET seeded_as = name
  WHERE name IN ('Administrator', 'Licenser', 'Customer', 'User', 'Student', 'Gesperrt');
