import type { CompanyProduct } from '#contract/company-products.ts'
import { holdCompany } from '#domains/companies/public.ts'
import {
  deleteCompanyProduct,
  holdCompanyProduct,
  insertCompanyProduct,
  readCompanyProduct,
  requireAssignableProduct,
} from '#domains/products/public.ts'
import { dayOf } from '#licence/days.ts'
import { newId } from '#platform/ids.ts'
import type { Write } from '#platform/operations.ts'
import { configurationFor, type Wish } from './sources.ts'
import { configurationIdsOf, deleteForgotten, lockConfigurations } from './use-queries.ts'

/** Gives a company a product with its first configuration. */
export async function addCompanyProduct(
  call: Write,
  companyId: string,
  { productId, note, ...wish }: Wish & { productId: string; note: string },
): Promise<CompanyProduct> {
  const { db, actor, audit } = call
  const { language } = await holdCompany(db, actor, companyId)
  const product = await requireAssignableProduct(db, productId)
  const { id: configurationId } = await configurationFor(call, { companyId, language, product }, wish)
  const id = newId()
  await insertCompanyProduct(db, { id, companyId, productId, configurationId, note }, actor.accountId)
  const added = await readCompanyProduct(db, actor, id)
  audit({ kind: 'companyProduct', id, after: added })
  return added
}

/** Takes a product from a company. Its configurations go unless another product of the company uses or remembers them. */
export async function removeCompanyProduct({ db, actor, audit }: Write, id: string): Promise<void> {
  await holdCompanyProduct(db, actor, id)
  const before = await readCompanyProduct(db, actor, id)
  const configurations = await configurationIdsOf(db, id)
  await lockConfigurations(db, configurations)
  await deleteCompanyProduct(db, id)
  await deleteForgotten(db, configurations, dayOf(new Date()))
  audit({ kind: 'companyProduct', id, before })
}
