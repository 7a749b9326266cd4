import { createHash } from 'node:crypto'
import { codeOf, fieldOf } from '../record.ts'

/** Uses of a text until it gets a name: what varies is seldom seen twice. */
const usesUntilNamed = 3
/** Names one process gives, and so the most statements each of its connections has prepared. */
const mostNames = 400
/** Texts without a name that are counted; the oldest is forgotten. */
const mostCounted = 2000
/** Names a text gets after the database lost or refused its statement, until it goes without. */
const mostRenamings = 3

// What may be prepared: one statement that reads or writes rows. A pattern's plan depends on the pattern; a plan made
// for any pattern reads the whole table where a trigram index would serve.
const preparable = /^\s*(select|insert|update|delete|with)\b[^;]*$/i
const patterns = /\b(i?like|similar to)\s+\$\d|~\*?\s*\$\d|\bword_similarity\(/i

const never = Number.NEGATIVE_INFINITY

interface Named {
  text: string
  name: string
  renamings: number
}

/** Which statements of a process are prepared, and under which name on every connection. */
export interface Statements {
  /** The name of a text that is prepared; null for one that is not, or not yet. */
  nameOf(text: string): string | null
  /** The database does not have it under this name, or not as it was: the next use gets another name, or none. */
  lost(name: string): void
}

/** Names statements by their text; bounded, so that texts that vary cannot fill a connection's memory. */
export function openStatements(limits = { mostNames, mostCounted }): Statements {
  const named = new Map<string, Named>()
  const byName = new Map<string, Named>()
  const counted = new Map<string, number>()

  function give(known: Named): void {
    known.name = newName(known.text, known.renamings)
    byName.set(known.name, known)
  }

  function count(text: string): void {
    const uses = counted.get(text) ?? (preparable.test(text) && !patterns.test(text) ? 0 : never)
    counted.delete(text)
    if (uses + 1 >= usesUntilNamed && named.size < limits.mostNames) {
      const known = { text, name: '', renamings: 0 }
      give(known)
      named.set(text, known)
    } else counted.set(text, uses + 1)
    const [first] = counted.size > limits.mostCounted ? counted.keys() : []
    if (first !== undefined) counted.delete(first)
  }

  return {
    nameOf(text) {
      const known = named.get(text)
      if (known) return known.renamings > mostRenamings ? null : known.name
      count(text)
      return null
    },
    lost(name) {
      const known = byName.get(name)
      // Of several connections that notice at once one renames.
      if (known?.name !== name) return
      byName.delete(name)
      known.renamings++
      give(known)
    },
  }
}

const newName = (text: string, renamings: number): string =>
  `kw_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}_${renamings}`

const codes = new Set<unknown>(['26000', '42P05'])

/**
 * Whether the database has lost a prepared statement, has another one of that name, or would answer it with other
 * columns than when it was prepared, because a table has changed since.
 */
export const isStatementLost = (error: unknown): boolean =>
  codes.has(codeOf(error)) || (codeOf(error) === '0A000' && fieldOf(error, 'routine') === 'RevalidateCachedQuery')
