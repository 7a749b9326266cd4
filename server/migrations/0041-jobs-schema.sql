-- Where the queue keeps its jobs. The role the portal works as may not make schemas.
CREATE SCHEMA IF NOT EXISTS pgboss;
