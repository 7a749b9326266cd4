import { operations } from '#contract/index.ts'
import * as contract from '#contract/views.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import * as queries from './queries.ts'

const lists = new Set(operations.filter((operation) => 'list' in operation).map(({ name }) => name))
const knownList = (name: string): string => (lists.has(name) ? name : fail('request.notFound'))

export const viewRoutes: Route[] = [
  on(contract.listViews, async ({ db, actor, query: { list } }) => ({
    items: await queries.viewsFor(db, actor, knownList(list)),
    hidden: await queries.hiddenColumns(db, actor.accountId, list),
  })),
  on(contract.saveView, async ({ db, actor, body, audit }) => {
    knownList(body.list)
    const id = (await queries.insertView(db, newId(), actor.accountId, body)) ?? fail('views.tooMany')
    audit({ kind: 'listView', id, after: { list: body.list, name: body.name } })
    return (await queries.viewById(db, actor, id)) ?? fail('views.notFound')
  }),
  on(contract.shareView, async ({ db, actor, params: { id }, body: { shared }, audit }) => {
    await queries.setShared(db, id, actor.accountId, shared).then((row) => row ?? fail('views.notFound'))
    audit({ kind: 'listView', id, before: { shared: !shared }, after: { shared } })
  }),
  on(contract.deleteView, async ({ db, actor, params: { id }, audit }) => {
    const gone = (await queries.removeView(db, id, actor.accountId)) ?? fail('views.notFound')
    audit({ kind: 'listView', id, before: { name: gone.name, shared: gone.shared } })
  }),
  on(contract.chooseColumns, async ({ db, actor, params: { list }, body: { hidden } }) =>
    queries.storeColumns(db, actor.accountId, knownList(list), hidden).then(() => undefined),
  ),
]
