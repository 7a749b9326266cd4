import { transactionTime } from '#platform/database/times.ts'
import { sql } from 'kysely'
import { type Merge, type MergeKind, undoDays } from '#contract/merges.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { plain } from './reference-queries.ts'
import type { Step } from './step-queries.ts'

const undoable = sql<boolean>`merges.undone_at IS NULL AND merges.facts IS NOT NULL
  AND merges.merged_at > now() - make_interval(days => ${sql.lit(undoDays)})`

export const fromMerges = (db: Db) =>
  db
    .selectFrom('merges')
    .leftJoin('accounts', 'accounts.id', 'merges.mergedBy')
    .select(['merges.id', 'remainingId', 'removedId', 'remainingLabel', 'removedLabel', 'mergedAt', 'undoneAt'])
    .select(({ fn }) => [
      'merges.kind',
      fn.coalesce('accounts.email', sql.lit('')).as('mergedBy'),
      undoable.as('undoable'),
    ])

export const mergeById = (db: Db, id: string): Promise<Merge | undefined> =>
  fromMerges(db).where('merges.id', '=', id).executeTakeFirst()

export interface NewMerge {
  id: string
  kind: MergeKind
  remainingId: string
  removedId: string
  remainingLabel: string
  removedLabel: string
  searchText: string
  mergedBy: string | null
}

export const insertMerge = (tx: Tx, merge: NewMerge, steps: readonly Step[]) =>
  tx
    .insertInto('merges')
    .values({ ...merge, facts: JSON.stringify(steps) })
    .execute()

/** A merge with what undoes it, locked until the transaction ends. */
export async function lockMerge(tx: Tx, id: string) {
  const { rows } = await sql<{
    kind: MergeKind
    remaining: string
    removed: string
    undone: boolean
    undoable: boolean
    steps: Step[] | null
  }>`SELECT kind, remaining_id AS remaining, removed_id AS removed, undone_at IS NOT NULL AS undone,
       ${undoable} AS undoable, facts AS steps FROM merges WHERE id = ${id} FOR UPDATE`.execute(plain(tx))
  return rows[0]
}

/** Deletes what undid it, so that nothing of the old record is left here. */
export const finishUndo = (tx: Tx, id: string, by: string | null) =>
  tx.updateTable('merges').set({ undoneAt: transactionTime, undoneBy: by, facts: null }).where('id', '=', id).execute()

/** Where a record went, over further merges to the one that is still there. */
export async function survivor(db: Db, id: string): Promise<{ kind: MergeKind; id: string } | undefined> {
  const { rows } = await sql<{ kind: MergeKind; id: string }>`
    WITH RECURSIVE way AS (
      SELECT kind, remaining_id AS id, 1 AS step FROM merges WHERE removed_id = ${id} AND undone_at IS NULL
      UNION ALL
      SELECT merges.kind, remaining_id, step + 1 FROM way JOIN merges ON removed_id = way.id AND undone_at IS NULL
      WHERE step < 50)
    SELECT kind, id FROM way ORDER BY step DESC LIMIT 1`.execute(plain(db))
  return rows[0]
}

/** Deletes what would undo merges that are too old for it, and the names of merged people. */
export const forgetOldFacts = (db: Db) =>
  sql`UPDATE merges SET facts = NULL,
        remaining_label = CASE WHEN kind = 'contact' THEN '' ELSE remaining_label END,
        removed_label = CASE WHEN kind = 'contact' THEN '' ELSE removed_label END,
        search_text = CASE WHEN kind = 'contact' THEN '' ELSE search_text END
      WHERE merged_at <= now() - make_interval(days => ${undoDays})
        AND (facts IS NOT NULL OR (kind = 'contact' AND removed_label <> ''))`.execute(db)

const ofContact = (contactId: string) =>
  sql<boolean>`kind = 'contact' AND ${contactId}::uuid IN (remaining_id, removed_id)`

export const mergeFacts = (db: Db, contactId: string) =>
  db
    .selectFrom('merges')
    .select(['remainingLabel', 'removedLabel', 'mergedAt', 'undoneAt'])
    .where(ofContact(contactId))
    .execute()

export const forgetContact = (tx: Tx, contactId: string) =>
  tx
    .updateTable('merges')
    .set({ facts: null, remainingLabel: '', removedLabel: '', searchText: '' })
    .where(ofContact(contactId))
    .execute()
