import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { applicationPassword } from '../../testing/global-setup.ts'
import { testPortal } from '../../testing/portal.ts'
import { workAsApplication } from './application-role.ts'

const portal = testPortal()
let client: pg.Client
beforeAll(async () => {
  client = new pg.Client({ connectionString: portal.jobCall().settings.DATABASE_URL })
  await client.connect()
})
afterAll(() => client.end())

test.each([
  'ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_only_grow',
  "SET session_replication_role = 'replica'",
  'TRUNCATE audit_log',
  "SET keywerk.sealing = 'on'; DELETE FROM audit_log",
  'DROP TRIGGER audit_log_only_grows ON audit_log',
  'ALTER TABLE licences ADD COLUMN more text',
  'CREATE TABLE public.more (one text)',
  'CREATE OR REPLACE FUNCTION refuse_rewriting() RETURNS trigger LANGUAGE plpgsql AS $$BEGIN RETURN NULL; END$$',
  "INSERT INTO schema_migrations (name, timestamp) VALUES ('9999', '')",
  "INSERT INTO audit_seals SELECT 1, 1, hash, hash, 'audit-1-1.jsonl', hash, 1, 1, now(), now() FROM audit_heads",
  'ALTER ROLE keywerk SUPERUSER',
  "COPY licences TO PROGRAM 'cat'",
  "SELECT pg_read_file('/etc/passwd')",
])('the portal may not: %s', async (statement) => {
  await expect(client.query(statement)).rejects.toMatchObject({ code: expect.stringMatching(/42501/) })
})

test('an installation that worked as the owner of everything is moved over, and its queue goes on', async () => {
  const { pool } = portal.database
  const url = portal.database.pool.options.connectionString!
  const tables = `SELECT count(*)::int AS n FROM pg_class WHERE relnamespace = 'pgboss'::regnamespace
    AND relkind IN ('r', 'p', 'v', 'S') AND relowner <> 'keywerk'::regrole`
  await pool.query(`ALTER SCHEMA pgboss OWNER TO postgres;
    DO $$ DECLARE one record; BEGIN
      FOR one IN SELECT oid::regclass AS name FROM pg_class WHERE relnamespace = 'pgboss'::regnamespace AND relkind IN ('r', 'p')
      LOOP EXECUTE format('ALTER TABLE %s OWNER TO postgres', one.name); END LOOP;
    END $$`)
  expect((await pool.query(tables)).rows[0].n).toBeGreaterThan(0)
  await expect(client.query('SELECT FROM pgboss.job')).rejects.toMatchObject({ code: '42501' })
  await workAsApplication(url, applicationPassword)
  expect((await pool.query(tables)).rows[0].n).toBe(0)
  await client.query('SELECT FROM pgboss.job')
})
