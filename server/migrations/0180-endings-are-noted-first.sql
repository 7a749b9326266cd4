-- That a session is to end is noted before AppStream is asked: a process that dies in between has ended it and told nobody.
ALTER TABLE cloud_running_sessions ADD COLUMN ending_since timestamptz;
