import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type pg from 'pg'
import { isStatementLost, type Statements } from './statements.ts'

type Answer = Pick<pg.QueryResult, 'command' | 'rowCount' | 'rows'>

/**
 * The pool as Kysely uses it: statements are prepared, and a transaction begins together with its first statement, in
 * one round trip. `statements` is null where nothing may be prepared.
 */
export function preparing(pool: pg.Pool, statements: Statements | null): PostgresPool {
  const clients = new WeakMap<pg.PoolClient, PostgresPoolClient>()
  return {
    options: pool.options,
    async connect() {
      const client = await pool.connect()
      const known = clients.get(client) ?? connectionOf(client, statements)
      clients.set(client, known)
      return known
    },
    end: () => pool.end(),
  } as PostgresPool
}

function connectionOf(client: pg.PoolClient, statements: Statements | null): PostgresPoolClient {
  let transaction = false
  let beginning: string | null = null

  async function ask(text: string, values: unknown[]): Promise<Answer> {
    const name = statements?.nameOf(text) ?? null
    if (name === null) return client.query(text, values)
    try {
      return await client.query({ name, text, values })
    } catch (error) {
      if (!isStatementLost(error)) throw error
      statements!.lost(text, name)
      // Within a transaction whoever runs it runs it again: the database has given it up.
      if (transaction) throw error
      return client.query(text, values)
    }
  }

  /** Sends what begins the transaction ahead of its first statement, without waiting for an answer in between. */
  async function askFirst(text: string, values: unknown[]): Promise<Answer> {
    const begun = client.query(beginning!)
    beginning = null
    const [begin, first] = await Promise.allSettled([begun, ask(text, values)])
    if (begin.status === 'rejected') throw begin.reason
    if (first.status === 'rejected') throw first.reason
    return first.value
  }

  const query = (text: string, values: readonly unknown[] = []): Promise<Answer> => {
    if (text === 'begin' || text.startsWith('start transaction')) {
      transaction = true
      beginning = text
      return Promise.resolve(answered('BEGIN'))
    }
    if (text === 'commit' || text === 'rollback') {
      transaction = false
      const empty = beginning !== null
      beginning = null
      return empty ? Promise.resolve(answered(text.toUpperCase())) : client.query(text)
    }
    return beginning === null ? ask(text, [...values]) : askFirst(text, [...values])
  }

  return {
    get processID() {
      return (client as unknown as { processID: number }).processID
    },
    query,
    release: (destroy?: boolean) => client.release(destroy),
  } as unknown as PostgresPoolClient
}

const answered = (command: string): Answer => ({ command, rowCount: 0, rows: [] })
