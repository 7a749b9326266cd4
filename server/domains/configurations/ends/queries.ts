import type { Insertable } from 'kysely'
import type { DB } from '#platform/database/database-types.gen.ts'
import { transactionTime } from '#platform/database/times.ts'
import { type RawBuilder, sql } from 'kysely'
import type { EndRequest } from '#contract/end-requests.ts'
import { holderName, holdingVisibleTo, joinedHoldings, productLine } from '#domains/holdings/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import type { WaitingWork } from '#platform/installation/waiting.ts'
import { editsConfigurations } from '../sources.ts'

/** How many level-one modules of a holding's current configuration have no end, dependencies aside. */
const missing = sql<number>`(SELECT count(*)::int FROM configuration_items AS item
  WHERE item.configuration_id = holdings.configuration_id AND item.parent_id IS NULL
    AND item.count_kind <> 'dependency' AND item.end_date IS NULL AND NOT item.unlimited)`

// A request whose end was set otherwise is no longer open.
const stillMissing: RawBuilder<boolean> = sql`${missing} > 0`

const end = sql<EndRequest['end']>`coalesce(end_requests.end_day::text, 'unlimited')`

const askedBy = sql<string>`coalesce((
  SELECT nullif(trim(concat(contacts.first_name, ' ', contacts.last_name)), '')
  FROM accounts JOIN contacts ON contacts.id = accounts.contact_id
  WHERE accounts.id = end_requests.asked_by), end_requests.asked_email)`

export const missingEnds = async (db: Db, holdingId: string): Promise<number> =>
  (
    await db
      .selectFrom('holdings')
      .select(missing.as('missing'))
      .where('holdings.id', '=', holdingId)
      .executeTakeFirst()
  )?.missing ?? 0

/** The open request of a holding, else its last one where that was declined. */
export const lastRequest = (db: Db, { accountId }: Actor, holdingId: string): Promise<EndRequest | undefined> =>
  db
    .selectFrom('endRequests')
    .select(['id', 'count', end.as('end'), 'state', 'reason', 'createdAt', askedBy.as('askedBy')])
    .select(sql<boolean>`coalesce(asked_by = ${accountId}, false)`.as('own'))
    .$narrowType<Pick<EndRequest, 'state'>>()
    .where('id', '=', (last) =>
      last
        .selectFrom('endRequests as last')
        .select('last.id')
        .where('last.holdingId', '=', holdingId)
        .orderBy(sql`last.state = 'open'`, 'desc')
        .orderBy('last.createdAt', 'desc')
        .orderBy('last.id', 'desc')
        .limit(1),
    )
    .where('state', 'in', ['open', 'declined'])
    .executeTakeFirst()

/** Refuses with endRequests.openAlready. */
export const insertRequest = (db: Db, request: Insertable<DB['endRequests']>) =>
  db
    .insertInto('endRequests')
    .values(request)
    .execute()
    .catch(onConstraint({ end_requests_open_key: () => fail('endRequests.openAlready') }))

/** A request about a holding the actor sees. */
export const requestById = (db: Db, actor: Actor, id: string) =>
  db
    .selectFrom('endRequests')
    .innerJoin('holdings', 'holdings.id', 'endRequests.holdingId')
    .select(['endRequests.id', 'holdingId', 'endRequests.count', end.as('end'), 'state', 'endRequests.askedBy'])
    .select(['askedEmail', askedBy.as('asker'), 'endRequests.language'])
    .where('endRequests.id', '=', id)
    .where(holdingVisibleTo(actor))
    .executeTakeFirst()

interface Settled {
  state: 'done' | 'declined' | 'withdrawn'
  reason?: string
  answeredBy: string | null
}

/** Settles an open request; of many at once one counts, the others refuse with endRequests.decided. */
export async function settleRequest(db: Db, id: string, settled: Settled): Promise<void> {
  const { numUpdatedRows } = await db
    .updateTable('endRequests')
    .set({ ...settled, answeredAt: transactionTime })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) fail('endRequests.decided')
}

/** What of it waits: by its holding, where it is answered. */
export const waitingEnds: WaitingWork = {
  kind: 'end',
  permission: editsConfigurations,
  rows: (db, actor) =>
    joinedHoldings(db)
      .innerJoin('endRequests', 'endRequests.holdingId', 'holdings.id')
      .where(holdingVisibleTo(actor))
      .where('state', '=', 'open')
      .where(stillMissing)
      .select(['holdings.id as id', holderName.as('who'), 'endRequests.createdAt as since'])
      .select([productLine('de').as('aboutDe'), productLine('en').as('aboutEn')]),
}

export const requestFacts = (db: Db, accountId: string) =>
  db
    .selectFrom('endRequests')
    .select(['createdAt', 'count', end.as('end'), 'state', 'reason', 'askedEmail'])
    .where('askedBy', '=', accountId)
    .orderBy('createdAt')
    .execute()

/** Requests stay with the product, without the person who made them. */
export const forgetAsker = (db: Db, accountId: string) =>
  db.updateTable('endRequests').set({ askedBy: null, askedEmail: '' }).where('askedBy', '=', accountId).execute()
