import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail, onConstraint } from '#platform/operations/failure.ts'
import { serialize } from '#platform/database/serialize.ts'

/** One's own, and for those who see all companies what is shared. */
const visibleTo = ({ accountId, sight }: Actor): RawBuilder<boolean> =>
  sql`(list_views.account_id = ${accountId} OR ${sight === 'all'} AND list_views.shared)`

const viewsOf = (db: Db, { accountId }: Actor) =>
  db
    .selectFrom('listViews')
    .innerJoin('accounts', 'accounts.id', 'listViews.accountId')
    .select(['listViews.id', 'listViews.name', 'hidden', 'shared', 'accounts.email as by'])
    .select('query')
    .select(sql<boolean>`account_id = ${accountId}`.as('own'))

export const viewsFor = (db: Db, actor: Actor, list: string) =>
  viewsOf(db, actor)
    .where('list', '=', list)
    .where(visibleTo(actor))
    .orderBy(sql`sort_key(list_views.name) COLLATE "C"`)
    .orderBy('listViews.id')
    .limit(200)
    .execute()

export const viewById = (db: Db, actor: Actor, id: string) =>
  viewsOf(db, actor).where('listViews.id', '=', id).where(visibleTo(actor)).executeTakeFirst()

interface NewView {
  list: string
  name: string
  query: Record<string, string>
  hidden: string[]
}

/** Stores a view; undefined where the account has fifty of the list. Calls at the same time wait for each other. */
export async function insertView(db: Tx, id: string, accountId: string, view: NewView): Promise<string | undefined> {
  await serialize(db, 'views of', accountId)
  const row = await db
    .insertInto('listViews')
    .columns(['id', 'accountId', 'list', 'name', 'query', 'hidden'])
    .expression(
      sql`SELECT ${id}::uuid, ${accountId}::uuid, ${view.list}, ${view.name}, ${JSON.stringify(view.query)}::jsonb, ${view.hidden}::text[]
        WHERE (SELECT count(*) FROM list_views WHERE account_id = ${accountId} AND list = ${view.list}) < 50`,
    )
    .returning('id')
    .executeTakeFirst()
    .catch(onConstraint({ list_views_name_key: () => fail('views.nameTaken', { name: view.name }, 'name') }))
  return row?.id
}

export const setShared = (db: Db, id: string, accountId: string, shared: boolean) =>
  db
    .updateTable('listViews')
    .set({ shared })
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning(['id', 'name'])
    .executeTakeFirst()

export const removeView = (db: Db, id: string, accountId: string) =>
  db
    .deleteFrom('listViews')
    .where('id', '=', id)
    .where('accountId', '=', accountId)
    .returning(['id', 'name', 'shared'])
    .executeTakeFirst()

/** Null where the account never chose. */
export const hiddenColumns = async (db: Db, accountId: string, list: string): Promise<string[] | null> =>
  (
    await db
      .selectFrom('listColumns')
      .select('hidden')
      .where('accountId', '=', accountId)
      .where('list', '=', list)
      .executeTakeFirst()
  )?.hidden ?? null

export const storeColumns = (db: Db, accountId: string, list: string, hidden: string[]) =>
  db
    .insertInto('listColumns')
    .values({ accountId, list, hidden })
    .onConflict((row) => row.columns(['accountId', 'list']).doUpdateSet({ hidden }))
    .execute()

export const viewFacts = (db: Db, accountId: string) =>
  db
    .selectFrom('listViews')
    .select(['list', 'name', 'shared', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('createdAt')
    .execute()

export async function forgetViews(db: Db, accountId: string): Promise<void> {
  await db.deleteFrom('listViews').where('accountId', '=', accountId).execute()
  await db.deleteFrom('listColumns').where('accountId', '=', accountId).execute()
}
