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
import { lastMark } from './statement-mark.ts'
import { isStatementLost, type Statements } from './statements.ts'
import { spanned } from '../traces/span.ts'
import { statementSpan } from '../traces/statement-span.ts'

/**
 * Kysely on a pool of pg: statements are prepared, a transaction begins together with its first statement, and rows come
 * with the names of this side. `statements` is null where nothing may be prepared.
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
  /** What begins the transaction, until its first statement is asked. */
  #beginning: string | null = null
  /** What the commit sent behind the last statement comes to. */
  #committing: Promise<pg.QueryResult> | null = null
  #broken = false

  constructor(client: pg.PoolClient, statements: Statements | null) {
    this.#client = client
    this.#statements = statements
  }

  begin({ isolationLevel, accessMode }: TransactionSettings): void {
    const settings = [isolationLevel && `isolation level ${isolationLevel}`, accessMode].filter(Boolean)
    this.#inTransaction = true
    this.#beginning = ['begin', ...settings].join(' ')
  }

  async end(how: 'commit' | 'rollback'): Promise<void> {
    const empty = this.#beginning !== null
    const sent = this.#committing
    this.#inTransaction = false
    this.#beginning = null
    this.#committing = null
    if (empty) return
    try {
      const { command } = await spanned(
        () => statementSpan(how),
        () => sent ?? this.#client.query(how),
      )
      // An error that was caught on the way leaves nothing to commit.
      if (how === 'commit' && command === 'ROLLBACK') throw new Error('The transaction had failed and was rolled back.')
      if (how === 'rollback' && command === 'COMMIT') throw new Error('The transaction was committed already.')
    } catch (error) {
      if (how === 'commit') throw error
      // The connection is closed, which rolls back. What made the caller give up tells more than this.
      this.#broken = true
    }
  }

  release(): void {
    this.#client.release(this.#broken)
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const { command, rowCount, rows } = await spanned(
        () => statementSpan(query.sql),
        () => this.#askInTurn(query),
        (done) => ({ 'db.response.returned_rows': done.rowCount ?? 0 }),
      )
      const changes = command === 'INSERT' || command === 'UPDATE' || command === 'DELETE' || command === 'MERGE'
      return changes ? { numAffectedRows: BigInt(rowCount ?? 0), rows } : { rows: rows ?? [] }
    } catch (error) {
      // Whose statement it was: the answer came to nobody in particular.
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
      this.#statements!.lost(name)
      // Within a transaction whoever runs it runs it again: the database has given it up.
      if (this.#inTransaction) throw error
      return this.#send(query)
    }
  }

  /**
   * Sends what begins the transaction ahead of its first statement, and the commit behind its last, in one piece and
   * without waiting for an answer in between.
   */
  async #askInTurn(query: CompiledQuery): Promise<pg.QueryResult> {
    if (this.#committing) throw new Error('The transaction was committed with the statement before.')
    const beginning = this.#beginning
    const ends = this.#inTransaction && lastMark.isOn(query.queryId)
    if (beginning === null && !ends) return this.#ask(query)
    const { stream } = this.#client.connection
    this.#beginning = null
    stream.cork()
    const begun = beginning === null ? null : this.#client.query(beginning)
    const asked = this.#ask(query)
    if (ends) {
      this.#committing = this.#client.query('commit')
      // Whoever ends the transaction hears of it.
      this.#committing.catch(() => undefined)
    }
    stream.uncork()
    const [begin, answer] = await Promise.allSettled([begun, asked])
    if (begin.status === 'rejected') throw begin.reason
    if (answer.status === 'rejected') throw answer.reason
    return answer.value
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

const json = new Set<number>([pg.types.builtins.JSON, pg.types.builtins.JSONB, 199, 3807])
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
