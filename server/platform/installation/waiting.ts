import { type SelectQueryBuilder, sql } from 'kysely'
import type { Permission } from '#contract/permissions.ts'
import type { Actor } from '../operations/actor.ts'
import type { DB } from '../database/database-types.gen.ts'
import type { Db } from '../database/database.ts'
import type { WaitingKind } from '#contract/today.ts'

/** One thing that waits for a decision. */
export interface WaitingRow {
  id: string
  /** Whose it is: a company, a person, the reference of a payment. */
  who: string
  /** What it is about, such as a product; empty where the kind says it all. */
  aboutDe: string
  aboutEn: string
  since: string
}

/** What of a domain waits for staff: the inbox gathers it from all domains. */
export interface WaitingWork {
  /** Glossary noun: `request`, `move`. */
  kind: WaitingKind
  /** Who decides on it, and so who sees it waiting. */
  permission: Permission
  // Each domain starts from its own tables; what comes out is the same.
  // oxlint-disable-next-line typescript/no-explicit-any -- see above
  rows: (db: Db, actor: Actor) => SelectQueryBuilder<any, any, WaitingRow>
}

const unionAll = <Row>(parts: SelectQueryBuilder<DB, never, Row>[]): SelectQueryBuilder<DB, never, Row> =>
  parts.reduce((all, part) => all.unionAll(part))

/** How much of each kind waits, kinds without anything as well; one statement. At least one kind is required. */
export const countWaitingWork = (db: Db, actor: Actor, works: readonly WaitingWork[]) =>
  unionAll(
    works.map(({ kind, rows }) =>
      db
        .selectFrom(rows(db, actor).as('waiting'))
        .select(({ fn }) => [sql<WaitingKind>`${kind}::text`.as('kind'), fn.countAll<number>().as('open')]),
    ),
  ).execute()

/** The oldest of what waits, of all kinds together. At least one kind is required. */
export const oldestWaitingWork = (db: Db, actor: Actor, works: readonly WaitingWork[], most: number) => {
  const all = unionAll(
    works.map(({ kind, rows }) =>
      db
        .selectFrom(rows(db, actor).orderBy('since').limit(most).as('waiting'))
        .select(['id', 'who', 'aboutDe', 'aboutEn', 'since', sql<WaitingKind>`${kind}::text`.as('kind')]),
    ),
  )
  return db.selectFrom(all.as('all')).selectAll().orderBy('since').orderBy('id').limit(most).execute()
}
