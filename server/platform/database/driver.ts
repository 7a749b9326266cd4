import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import pg from 'pg'
import { ColumnNameCompiler, isMarked, keysOnThisSide, onThisSide } from './column-names.ts'
import { isStatementLost, type Statements } from './statements.ts'
import { recordSpan, type Description as SpanDescription } from '../traces/span.ts'

/**
 * Kysely on a pool of pg: statements are prepared, and rows come with the names of this side. `statements` is null where nothing may be prepared.
 */
export const dialectOn = (pool: pg.Pool, statements: Statements | null): Dialect => ({
  createDriver: () => new PoolDriver(pool, statements),
  createQueryCompiler: () => new ColumnNameCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (db) => new PostgresIntrospector(db),
})

class PoolDriver implements Driver {
  readonly #pool: pg.Pool
  readonly #statements: Statements | null
  readonly #connections = new WeakMap<pg.PoolClient, Connection>()

  constructor(pool: pg.Pool, statements: Statements | null) {
    this.#pool = pool
    this.#statements = statements
  }

  init = () => Promise.resolve()

  async acquireConnection(): Promise<Connection> {
    const client = await this.#pool.connect()
    const known = this.#connections.get(client) ?? new Connection(client, this.#statements)
    this.#connections.set(client, known)
    return known
  }

  beginTransaction = async (connection: Connection, settings: TransactionSettings) => connection.begin(settings)
  commitTransaction = (connection: Connection) => connection.end('commit')
  rollbackTransaction = (connection: Connection) => connection.end('rollback')
  releaseConnection = async (connection: Connection) => connection.release()
  destroy = () => this.#pool.end()
}

class Connection implements DatabaseConnection {
  readonly #client: pg.PoolClient
  readonly #statements: Statements | null
  #inTransaction = false
  #broken = false

  constructor(client: pg.PoolClient, statements: Statements | null) {
    this.#client = client
    this.#statements = statements
  }

  async begin({ isolationLevel, accessMode }: TransactionSettings): Promise<void> {
    const settings = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean)
    await this.#client.query(['begin', ...settings].join(' '))
    this.#inTransaction = true
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    this.#inTransaction = false
    try {
      const { command } = await recordSpan(
        () => statementSpan(how),
        () => this.#client.query(how),
      )
      // An error that was caught on the way leaves nothing to commit.
      if (how === 'commit' && command === 'ROLLBACK') throw new Error('The transaction had failed and was rolled back.')
    } catch (error) {
      if (how === 'commit') throw error
      // The connection is closed, which rolls back. The caller's own error says more than this one.
      this.#broken = true
    }
  }

  release(): void {
    this.#client.release(this.#broken)
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { command, rowCount, rows } = await recordSpan(
        () => statementSpan(query.sql),
        () => this.#ask(query),
        (done) => ({ 'db.response.returned_rows': done.rowCount ?? 0 }),
      )
      const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE'
      return changes ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows: rows ?? [] }
    } catch (error) {
      // Adds the caller's stack, since the answer arrives outside it.
      if (error instanceof Error) Error.captureStackTrace(error)
      throw error
    }
  }

  // oxlint-disable-next-line require-yield -- lists are read through cursors of their own (list-cursor.ts)
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed here.')
  }

  async #ask(query: CompiledQuery): Promise<pg.QueryResult> {
    const name = this.#statements?.nameOf(query.sql) ?? null
    if (name === null) return this.#send(query)
    try {
      return await this.#send(query, name)
    } catch (error) {
      if (!isStatementLost(error)) throw error
      this.#statements?.lost(name)
      // Within a transaction the caller has to run all of it again: the database has aborted it.
      if (this.#inTransaction) throw error
      return this.#send(query)
    }
  }

  #send({ sql: text, parameters, queryId }: CompiledQuery, name?: string): Promise<pg.QueryResult> {
    const config = { text, values: parameters as unknown[], ...(name && { name }) }
    if (!isMarked(queryId)) return this.#client.query(config)
    return new Promise((answered, failed) => {
      const callback = (error: Error | null, result: pg.QueryResult) => (error ? failed(error) : answered(result))
      this.#client.query(new NamedRows({ ...config, types }, callback as never) as never)
    })
  }
}

// Rows that the database makes into JSON (`json_agg`) are of type json. Stored JSON is jsonb: its keys may be people's words.
const json = new Set<number>([pg.types.builtins.JSON, 199])
const types = {
  getTypeParser(oid: Parameters<typeof pg.types.getTypeParser>[0], format: 'text') {
    const parse = pg.types.getTypeParser(oid, format)
    return json.has(oid) ? (text: string) => keysOnThisSide(parse(text)) : parse
  },
}

interface Description {
  fields: { name: string }[]
}
interface RowReader {
  handleRowDescription(description: Description): void
}

// pg reads the names once per answer; its types leave these two out.
class NamedRows extends (pg.Query as unknown as new (config: object, callback: never) => RowReader) {
  override handleRowDescription(description: Description): void {
    for (const field of description.fields) field.name = onThisSide(field.name)
    super.handleRowDescription(description)
  }
}

/** Characters of a statement that are recorded. */
const most = 2000

/** A statement as a span: its text as it is prepared, with places for the values but none of them. */
function statementSpan(sql: string): SpanDescription {
  const [, verb = 'sql'] = /^\W*(\w+)/.exec(sql) ?? []
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_][a-z0-9_.]*)/i.exec(sql) ?? []
  const name = table ? `${verb.toLowerCase()} ${table}` : verb.toLowerCase()
  return { name, kind: 'client', facts: { 'db.system.name': 'postgresql', 'db.query.text': sql.slice(0, most) } }
}
