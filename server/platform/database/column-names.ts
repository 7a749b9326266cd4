import {
  type CompiledQuery,
  type IdentifierNode,
  type KyselyPlugin,
  type LimitNode,
  PostgresQueryCompiler,
  type QueryId,
  type RootOperationNode,
  ValueNode,
} from 'kysely'

const marked = new WeakSet<QueryId>()

/**
 * Marks a statement as written with the names of this side (camelCase). What is left without plugins has the names of
 * the database. The statement itself is not touched: names change where it is compiled and where its rows are read.
 * That costs a tenth of rewriting statement and rows.
 */
export const columnNames: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    marked.add(queryId)
    return node
  },
  transformResult: async ({ result }) => result,
}

/** Whether the rows of a statement are read with the names of this side. */
export const isMarked = (queryId: QueryId): boolean => marked.has(queryId)

/** Writes statements with the database's own names (snake_case). */
export class ColumnNameCompiler extends PostgresQueryCompiler {
  #marked = false

  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    this.#marked = isMarked(queryId)
    return super.compileQuery(node, queryId)
  }

  protected override compileUnwrappedIdentifier(node: IdentifierNode): void {
    this.append(this.sanitizeIdentifier(this.#marked ? inDatabase(node.name) : node.name))
  }

  /**
   * A number is written out. Of an unknown limit PostgreSQL expects a tenth of the table, finds that plan too expensive
   * to cache, and plans the statement at each execution. Limits are sizes of pages and portions: few.
   */
  protected override visitLimit(node: LimitNode): void {
    const value = ValueNode.is(node.limit) ? node.limit.value : undefined
    if (Number.isSafeInteger(value)) this.append(`limit ${String(value)}`)
    else super.visitLimit(node)
  }
}

const remembered = (change: (name: string) => string) => {
  const known = new Map<string, string>()
  return (name: string): string => {
    const found = known.get(name)
    if (found !== undefined) return found
    const changed = change(name)
    // Names come from the code, but for keys within JSON, which may be anything.
    if (known.size < 5000) known.set(name, changed)
    return changed
  }
}

/** `customerNumber` as `customer_number`. */
export const inDatabase = remembered((name) => name.replace(/(?<!^)(?<!\p{Lu})\p{Lu}/gu, '_$&').toLowerCase())

/** `customer_number` as `customerNumber`. */
export const onThisSide = remembered(
  (name) => name[0] + name.slice(1).replace(/_+([^_]?)/g, (_, next: string) => next.toUpperCase()),
)

/** The same for the keys of everything within a JSON value. */
export function keysOnThisSide(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => (Array.isArray(one) ? one : keysOnThisSide(one)))
  if (value === null || typeof value !== 'object') return value
  const renamed: Record<string, unknown> = {}
  for (const [key, one] of Object.entries(value)) renamed[onThisSide(key)] = keysOnThisSide(one)
  return renamed
}
