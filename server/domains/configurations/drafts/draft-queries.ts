import { sql } from 'kysely'
import type { ConfigurationChange } from '#contract/configuration-drafts.ts'
import { holderIn, holdingVisibleTo } from '#domains/holdings/public.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { clockTime, daysFromNow } from '#platform/database/times.ts'
import { countRows } from '#platform/database/count-rows.ts'
import { accountName } from '#platform/database/account-name.ts'
import type { ConfigurationHead } from '../queries.ts'

/** Days a draft is kept after it was written to. */
const keptDays = 7

interface NewDraft {
  id: string
  sessionId: string
  accountId: string
  companyId: string | null
  contactId: string | null
  name: string
  description: string
  items: readonly ConfigurationItem[]
}

export const insertDraft = (tx: Tx, { items, ...draft }: NewDraft) =>
  tx
    .insertInto('configurationDrafts')
    .values({ ...draft, items: JSON.stringify(items) })
    .execute()

export const countDrafts = (db: Db, sessionId: string): Promise<number> =>
  countRows(db.selectFrom('configurationDrafts').where('sessionId', '=', sessionId))

const holderOrNone = sql<ConfigurationHead['holder']>`CASE WHEN num_nonnulls(configurations.company_id,
  configurations.contact_id) = 1 THEN ${holderIn('configurations')} END`

/** A draft of a session as configurations are read. */
export const draftHead = (db: Db, sessionId: string, id: string) =>
  db
    .selectFrom('configurationDrafts as configurations')
    .leftJoin('companies', 'companies.id', 'configurations.companyId')
    .leftJoin('contacts as persons', 'persons.id', 'configurations.contactId')
    .select(['configurations.id', 'configurations.name', 'description', 'configurations.createdAt', 'items'])
    .select([holderOrNone.as('holder'), accountName('configurations.account_id').as('createdBy')])
    .where('configurations.id', '=', id)
    .where('sessionId', '=', sessionId)
    .executeTakeFirst()

/** The same as it is stored, locked until the transaction ends. */
export const lockDraft = (tx: Tx, sessionId: string, id: string) =>
  tx
    .selectFrom('configurationDrafts')
    .select(['id', 'companyId', 'contactId', 'name', 'description', 'items'])
    .where('id', '=', id)
    .where('sessionId', '=', sessionId)
    .forUpdate()
    .executeTakeFirst()

export const updateDraft = (
  tx: Tx,
  id: string,
  { items, ...labels }: { items?: readonly ConfigurationItem[]; name?: string; description?: string },
) =>
  tx
    .updateTable('configurationDrafts')
    .set({ ...labels, ...(items && { items: JSON.stringify(items) }), modifiedAt: clockTime })
    .where('id', '=', id)
    .execute()

export const deleteDraft = (tx: Tx, id: string) => tx.deleteFrom('configurationDrafts').where('id', '=', id).execute()

/** What a session changed of a configuration, and what became of it. */
export const changesOf = (db: Db, sessionId: string, configurationId: string) =>
  db
    .selectFrom('configurationChanges')
    .select(['changes', 'changeNotes', 'successorId', 'accountId', 'dueAt'])
    .where('sessionId', '=', sessionId)
    .where('configurationId', '=', configurationId)
    .executeTakeFirst()

/** The same, locked until the transaction ends. */
export const lockChanges = (tx: Tx, sessionId: string, configurationId: string) =>
  tx
    .selectFrom('configurationChanges')
    .select(['changes', 'changeNotes', 'successorId', 'accountId'])
    .select(['dueAt', sql<number>`extract(epoch FROM due_at - clock_timestamp())`.as('secondsLeft')])
    .where('sessionId', '=', sessionId)
    .where('configurationId', '=', configurationId)
    .forUpdate()
    .executeTakeFirst()

export const beginChanges = (
  tx: Tx,
  row: { sessionId: string; configurationId: string; accountId: string },
): Promise<unknown> =>
  tx
    .insertInto('configurationChanges')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()

interface ChangeColumns {
  changes?: readonly ConfigurationChange[]
  changeNotes?: string
  successorId?: string
  /** Seconds until they go live by themselves; null: they do not. */
  dueIn?: number | null
}

export const updateChanges = (
  tx: Tx,
  { sessionId, configurationId }: { sessionId: string; configurationId: string },
  { changes, dueIn, ...columns }: ChangeColumns,
) =>
  tx
    .updateTable('configurationChanges')
    .set({
      ...columns,
      ...(changes && { changes: JSON.stringify(changes) }),
      ...(dueIn !== undefined && {
        dueAt: dueIn === null ? null : sql`clock_timestamp() + make_interval(secs => ${dueIn})`,
      }),
      modifiedAt: clockTime,
    })
    .where('sessionId', '=', sessionId)
    .where('configurationId', '=', configurationId)
    .execute()

/**
 * A holding that has a configuration, or the one that left it last, with the configuration that is current there by
 * now.
 */
export const liveBehind = (db: Db, actor: Actor, configurationId: string) =>
  db
    .selectFrom('holdings')
    .leftJoinLateral(
      (from) =>
        from
          .selectFrom('configurationHistory as past')
          .select('past.createdAt')
          .whereRef('past.holdingId', '=', 'holdings.id')
          .where('past.configurationId', '=', configurationId)
          .orderBy('past.createdAt', 'desc')
          .limit(1)
          .as('left'),
      (join) => join.onTrue(),
    )
    .select(['holdings.id as holdingId', 'holdings.configurationId'])
    .where(holdingVisibleTo(actor))
    .where(sql<boolean>`(holdings.configuration_id = ${configurationId}
      OR holdings.id IN (SELECT holding_id FROM configuration_history WHERE configuration_id = ${configurationId}))`)
    .orderBy(sql`holdings.configuration_id = ${configurationId}`, 'desc')
    .orderBy(sql`"left".created_at DESC NULLS LAST`)
    .orderBy('holdings.id')
    .limit(1)
    .executeTakeFirst()

/** Writes why a holding left a configuration; false where it never did. */
export async function updateHistoryNotes(
  tx: Tx,
  holdingId: string,
  configurationId: string,
  changeNotes: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('configurationHistory')
    .set({ changeNotes })
    .where('id', '=', (row) =>
      row
        .selectFrom('configurationHistory as last')
        .select('last.id')
        .where('last.holdingId', '=', holdingId)
        .where('last.configurationId', '=', configurationId)
        .orderBy('last.createdAt', 'desc')
        .limit(1),
    )
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Deletes what histories say of a configuration; how many rows that were. */
export async function deleteHistoryOf(tx: Tx, configurationId: string): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('configurationHistory')
    .where('configurationId', '=', configurationId)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Deletes drafts and changes that were not written to for a week; what is due stays until it is live. */
export async function forgetOldDrafts(db: Db): Promise<void> {
  await db.deleteFrom('configurationDrafts').where('modifiedAt', '<', daysFromNow(-keptDays)).execute()
  await db
    .deleteFrom('configurationChanges')
    .where('modifiedAt', '<', daysFromNow(-keptDays))
    .where('dueAt', 'is', null)
    .execute()
}
