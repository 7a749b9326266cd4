import type { Database } from '#platform/database/database.ts'

export interface HeldStatements {
  /** Whether a statement waits. */
  waiting: () => Promise<boolean>
  /** Lets what waits go on, and holds nothing any more. */
  letGo: () => Promise<void>
  /** Ends what waits together with its connections, as the end of their process does, and holds nothing any more. */
  cut: () => Promise<void>
}

/**
 * Lets statements wait that a trigger meets: however fast a server is, it is killed in the middle of them. `on` is what
 * stands between the trigger's name and its function, `once` what has to be so besides.
 */
export async function holdStatements({ pool }: Database, on: string, once = 'true'): Promise<HeldStatements> {
  const holder = await pool.connect()
  await holder.query(`
    CREATE FUNCTION wait_here() RETURNS trigger LANGUAGE plpgsql AS
      $$ BEGIN IF ${once} THEN PERFORM pg_advisory_xact_lock(4711); END IF; RETURN new; END $$;
    CREATE TRIGGER wait_here ${on} EXECUTE FUNCTION wait_here();
    SELECT pg_advisory_lock(4711)`)
  const those = `FROM pg_locks WHERE locktype = 'advisory' AND objid = 4711 AND NOT granted
    AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`
  const found = async (text: string) => (await pool.query(text)).rows.length > 0
  const letGo = async () => {
    await holder.query('SELECT pg_advisory_unlock(4711)')
    await holder.query('DROP FUNCTION wait_here CASCADE')
    holder.release()
  }
  return {
    waiting: () => found(`SELECT ${those}`),
    letGo,
    cut: async () => {
      while (await found(`SELECT pg_terminate_backend(pid) ${those}`));
      await letGo()
    },
  }
}
