import * as contract from '#contract/holdings.ts'
import { listAssignableProducts, listContactAssignableProducts } from '#contract/products.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import { requireVisibleContact } from '#domains/contacts/public.ts'
import { requireProduct } from '#domains/products/public.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { assignableProducts } from './assign.ts'
import { changeHolding } from './holdings.ts'
import { holdingFor, readHolding, requireHolderAccess } from './public.ts'
import { holdingsOf, type HolderKey, latestHolders, productHolderCounts } from './queries.ts'

const company = (id: string): HolderKey => ({ kind: 'company', id })
const contact = (id: string): HolderKey => ({ kind: 'contact', id })

/** To how many a product's page says it was given last. */
const latestShown = 10

export const holdingRoutes: Route[] = [
  on(contract.listCompanyHoldings, async ({ db, actor, params }) => {
    await requireVisibleCompany(db, actor, params.id)
    return { items: await holdingsOf(db, actor, company(params.id)) }
  }),
  on(contract.listContactHoldings, async ({ db, actor, params }) => {
    await requireVisibleContact(db, actor, params.id)
    return { items: await holdingsOf(db, actor, contact(params.id)) }
  }),
  on(contract.listMyHoldings, async ({ db, actor }) => ({
    items: actor.contactId ? await holdingsOf(db, actor, contact(actor.contactId)) : [],
  })),
  on(contract.readHolder, async ({ db, actor, params }) => (await holdingFor(db, actor, params.id)).holder),
  on(contract.readHolding, async ({ db, actor, params }) => {
    const found = await readHolding(db, actor, params.id)
    requireHolderAccess(actor, found.holder, contract.readHolding)
    return found
  }),
  on(contract.readProductUse, async ({ db, actor, params }) => {
    await requireProduct(db, params.id)
    const counts = await productHolderCounts(db, actor, params.id)
    return { ...counts, latest: await latestHolders(db, actor, params.id, latestShown) }
  }),
  on(contract.changeHolding, (call) => changeHolding(call, call.params.id, call.body)),
  on(listAssignableProducts, async (call) => {
    await requireVisibleCompany(call.db, call.actor, call.params.id)
    return { items: await assignableProducts(call, company(call.params.id), call.actor.language) }
  }),
  on(listContactAssignableProducts, async (call) => {
    await requireVisibleContact(call.db, call.actor, call.params.id)
    return { items: await assignableProducts(call, contact(call.params.id), call.actor.language) }
  }),
]
