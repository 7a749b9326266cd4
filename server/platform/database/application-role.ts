import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** The role the portal works as in the embedded database. */
export const applicationRole = 'keywerk'

/**
 * Lets the portal work as a role that only reads and writes rows. It owns no table, so it cannot switch triggers off,
 * and is no superuser. The queue's schema is its own. Safe to run at every start; older installations are moved over by
 * it. Returns the address to connect to, with a new password each time unless one is given.
 */
export async function workAsApplication(ownerUrl: string, password = randomBytes(24).toString('hex')): Promise<string> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await client.query('BEGIN')
    // One after the other: several may start on one cluster.
    await client.query("SELECT pg_advisory_xact_lock(hashtextextended('keywerk application role', 0))")
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [applicationRole])
    if (!rowCount) await client.query(`CREATE ROLE ${applicationRole}`)
    const may = 'LOGIN NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS'
    await client.query(`ALTER ROLE ${applicationRole} ${may} PASSWORD ${client.escapeLiteral(password)}`)
    for (const statement of grants) await client.query(statement)
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  } finally {
    await client.end()
  }
  const url = new URL(ownerUrl)
  url.username = applicationRole
  url.password = password
  return url.href
}

/** Tables that a start writes by itself, as their owner: the application only reads them, and no backup holds them. */
export const ownersTables = ['schema_migrations', 'schema_migrations_lock', 'releases', 'portal_time_zone']

/** Tables the application only reads: which rows left the audit log is noted by who may take them out of it. */
export const readOnlyTables = [...ownersTables, 'audit_seals']

const grants = [
  `GRANT USAGE ON SCHEMA public TO ${applicationRole}`,
  `GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${applicationRole}`,
  `REVOKE INSERT, UPDATE, DELETE ON ${readOnlyTables.join(', ')} FROM ${applicationRole}`,
  `GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${applicationRole}`,
  `ALTER SCHEMA pgboss OWNER TO ${applicationRole}`,
  // What an earlier start made there as the owner of everything.
  `DO $$
  DECLARE one record;
  BEGIN
    FOR one IN SELECT format('ALTER %s %s OWNER TO ${applicationRole}',
        CASE relkind WHEN 'S' THEN 'SEQUENCE' WHEN 'v' THEN 'VIEW' ELSE 'TABLE' END, pg_class.oid::regclass) AS statement
      FROM pg_class WHERE relnamespace = 'pgboss'::regnamespace AND relkind IN ('r', 'p', 'v', 'S')
        AND relowner <> '${applicationRole}'::regrole
        AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_class.oid AND deptype IN ('a', 'i') AND relkind = 'S')
    UNION ALL
    SELECT format('ALTER ROUTINE %s OWNER TO ${applicationRole}', oid::regprocedure)
      FROM pg_proc WHERE pronamespace = 'pgboss'::regnamespace AND proowner <> '${applicationRole}'::regrole
    UNION ALL
    SELECT format('ALTER TYPE %s OWNER TO ${applicationRole}', oid::regtype)
      FROM pg_type WHERE typnamespace = 'pgboss'::regnamespace AND typtype IN ('e', 'd') AND typowner <> '${applicationRole}'::regrole
    LOOP
      EXECUTE one.statement;
    END LOOP;
  END $$`,
]
