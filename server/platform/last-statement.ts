import type { KyselyPlugin, QueryId } from 'kysely'
import type { Tx } from './database.ts'

const last = new WeakSet<QueryId>()

const marking: KyselyPlugin = {
  transformQuery({ node, queryId }) {
    last.add(queryId)
    return node
  },
  transformResult: async ({ result }) => result,
}

/**
 * For the last statement of a transaction: the commit is sent right behind it, without waiting for its answer in between.
 * When the statement fails, nothing is committed. Whatever would be asked after it is refused.
 */
export const lastOf = (tx: Tx): Tx => tx.withPlugin(marking)

/** Whether a statement is the last of its transaction. */
export const isLast = (queryId: QueryId): boolean => last.has(queryId)
