import { type SelectQueryBuilder, sql } from 'kysely'
import type { WaitingKind } from '#contract/today.ts'
import type { DB } from '#platform/database/database-types.gen.ts'
import type { Db } from '#platform/database/database.ts'
import type { WaitingWork } from '#platform/installation/waiting.ts'
import type { Actor } from '#platform/operations/actor.ts'

const kindOf = (kind: WaitingKind) => sql<WaitingKind>`${kind}::text`

const unionAll = <Row>(parts: SelectQueryBuilder<DB, never, Row>[]): SelectQueryBuilder<DB, never, Row> =>
  parts.reduce((all, part) => all.unionAll(part))

/** How much of each kind waits, kinds without anything as well; one statement. At least one kind is required. */
export const countWaitingWork = (db: Db, actor: Actor, works: readonly WaitingWork[]) =>
  unionAll(
    works.map(({ kind, rows }) =>
      db
        .selectFrom(rows(db, actor).as('waiting'))
        .select(({ fn }) => [kindOf(kind).as('kind'), fn.countAll<number>().as('open')]),
    ),
  ).execute()

/** The oldest of what waits, of all kinds together. At least one kind is required. */
export const oldestWaitingWork = (db: Db, actor: Actor, works: readonly WaitingWork[], most: number) => {
  const all = unionAll(
    works.map(({ kind, rows }) =>
      db
        .selectFrom(rows(db, actor).orderBy('since').limit(most).as('waiting'))
        .select(['id', 'who', 'aboutDe', 'aboutEn', 'since', kindOf(kind).as('kind')]),
    ),
  )
  return db.selectFrom(all.as('all')).selectAll().orderBy('since').orderBy('id').limit(most).execute()
}
