import type { CompanyProduct } from '#contract/company-products.ts'
import { dayOf } from '#licence/days.ts'
import type { Actor } from '#platform/actor.ts'
import type { Db, Tx } from '#platform/database.ts'
import { fail } from '#platform/failure.ts'
import { lockProduct } from './catalogue-queries.ts'
import {
  type CompanyProductFacts,
  companyProductById,
  companyProductFacts,
  lockedCompanyProductFacts,
  lockCompanyProducts,
} from './company-product-queries.ts'
import { holdProduct, productExists, productVersion } from './queries.ts'

export type { CompanyProductFacts } from './company-product-queries.ts'
/** Insert and delete refuse with companyProducts.taken and companyProducts.hasLicences; see there for their rows. */
export { deleteCompanyProduct, insertCompanyProduct, setConfiguration } from './company-product-queries.ts'
/** Company products an actor sees and the current configuration of some, for queries that do more at once. */
export { companyProductRows, settingConfiguration } from './company-product-queries.ts'
/** The products of a company the actor sees, in contract shape. */
export { companyProductsOf } from './company-product-queries.ts'
export { insertCompanyProductOnce } from './company-product-queries.ts'
export { assignableKinds, requireAssignableProduct } from './assign.ts'
export { modulesByIds, modulesByLicNames, productsOfVersions } from './queries.ts'

/** A company product the actor sees, with the facts of company and product. Refuses with companyProducts.notFound. */
export async function companyProductFor(db: Db, actor: Actor, id: string): Promise<CompanyProductFacts> {
  return (await companyProductFacts(db, actor, id)) ?? fail('companyProducts.notFound')
}

/** The same, locked until the transaction ends: its current configuration stays what it is. */
export async function holdCompanyProduct(db: Db, actor: Actor, id: string): Promise<CompanyProductFacts> {
  const held = () => lockedCompanyProductFacts(db, actor, id)
  // One that went to another company while this waited for it is found by a second look.
  return (await held()) ?? (await held()) ?? fail('companyProducts.notFound')
}

/** Holds a company product together with all that share `configurationId`; their ids. Call it before anything else is locked. */
export async function holdSharing(db: Db, actor: Actor, id: string, configurationId: string): Promise<string[]> {
  await companyProductFor(db, actor, id)
  const rows = await lockCompanyProducts(db, id, configurationId)
  return rows.filter((row) => row.configurationId === configurationId).map((row) => row.id)
}

/** A company product in contract shape. Refuses with companyProducts.notFound. */
export async function readCompanyProduct(db: Db, actor: Actor, id: string): Promise<CompanyProduct> {
  return (await companyProductById(db, actor, id)) ?? fail('companyProducts.notFound')
}

/** Refuses with products.notFound unless there is such a product. */
export async function requireProduct(db: Db, id: string): Promise<void> {
  if (!(await productExists(db, id))) fail('products.notFound')
}

/** A product with its German title, held so that it stays until the transaction ends. Refuses with products.notFound. */
export async function holdProductTitle(db: Db, id: string): Promise<{ id: string; titleDe: string }> {
  const { titleDe } = (await holdProduct(db, id, dayOf(new Date()))) ?? fail('products.notFound')
  return { id, titleDe }
}

/** The version of a product. Refuses with products.notFound. */
export async function requireProductVersion(db: Db, id: string): Promise<number> {
  return (await productVersion(db, id)) ?? fail('products.notFound')
}

/** Holds a product until the transaction ends, so that its templates change one at a time. Refuses with products.notFound. */
export async function lockForTemplates(db: Tx, id: string): Promise<void> {
  if (!(await lockProduct(db, id))) fail('products.notFound')
}
