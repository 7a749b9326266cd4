import type { KyselyPlugin, QueryId } from 'kysely'

/** A mark the driver finds on statements; they stay as they are. */
export function statementMark(): { plugin: KyselyPlugin; isOn: (queryId: QueryId) => boolean } {
  const marked = new WeakSet<QueryId>()
  return {
    plugin: {
      transformQuery({ node, queryId }) {
        marked.add(queryId)
        return node
      },
      transformResult: async ({ result }) => result,
    },
    isOn: (queryId) => marked.has(queryId),
  }
}

/** On the last statement of a transaction; see last-statement.ts. */
export const lastMark = statementMark()
