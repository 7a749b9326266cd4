import type { ImportKind } from '#contract/import-kinds.ts'
import type { MovingKind } from '#contract/moving-in.ts'
import { companyVisibleTo } from '#domains/companies/public.ts'
import { contactVisibleTo } from '#domains/contacts/public.ts'
import { holdingVisibleTo } from '#domains/holdings/public.ts'
import type { Actor } from '#platform/operations/actor.ts'
import { countRows } from '#platform/database/count-rows.ts'
import type { Db } from '#platform/database/database.ts'
import { visibleTo } from '../../queries.ts'

/** How many records of each kind the actor sees. */
export const recordCounts: Record<MovingKind, (db: Db, actor: Actor) => Promise<number>> = {
  products: (db) => countRows(db.selectFrom('products')),
  modules: (db) => countRows(db.selectFrom('modules')),
  masters: (db) => countRows(db.selectFrom('productConfigurations').where('kind', '=', 'master')),
  companies: (db, actor) => countRows(db.selectFrom('companies').where(companyVisibleTo(actor))),
  contacts: (db, actor) => countRows(db.selectFrom('contacts').where(contactVisibleTo(actor))),
  holdings: (db, actor) => countRows(db.selectFrom('holdings').where(holdingVisibleTo(actor))),
  configurations: (db, actor) =>
    countRows(db.selectFrom('holdings').where('configurationId', 'is not', null).where(holdingVisibleTo(actor))),
  hosts: (db, actor) =>
    countRows(db.selectFrom('hosts').innerJoin('holdings', 'holdings.id', 'holdingId').where(holdingVisibleTo(actor))),
  licences: (db, actor) =>
    countRows(
      db.selectFrom('licences').innerJoin('holdings', 'holdings.id', 'holdingId').where(holdingVisibleTo(actor)),
    ),
}

/** The newest table of each kind the actor uploaded. */
export const newestImports = (db: Db, actor: Actor, kinds: readonly ImportKind[]) =>
  db
    .selectFrom('imports')
    .distinctOn('kind')
    .select(['id', 'kind', 'fileName', 'state', 'createdAt'])
    .select((make) => [
      make
        .selectFrom('importRows')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where('outcome', 'in', ['new', 'changed'])
        .where((row) => row.or([row('result', 'is', null), row('result', '=', 'failed')]))
        .whereRef('importId', '=', 'imports.id')
        .as('toWrite'),
      make
        .selectFrom('importRows')
        .select(({ fn }) => fn.countAll<number>().as('n'))
        .where((row) => row.or([row('outcome', '=', 'error'), row('result', '=', 'failed')]))
        .whereRef('importId', '=', 'imports.id')
        .as('errors'),
    ])
    .where(visibleTo(actor))
    .where('kind', 'in', kinds)
    .orderBy('kind')
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
