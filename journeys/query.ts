import pg from 'pg'
import { runningPostgres } from '#platform/postgres/embedded-postgres.ts'

/** Asks the database of a server, whose data is in this folder. */
export async function query(folder: string, text: string, values: unknown[] = []): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: runningPostgres(folder)! })
  await client.connect()
  try {
    return (await client.query(text, values)).rows
  } finally {
    await client.end()
  }
}
