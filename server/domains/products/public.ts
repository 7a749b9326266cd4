import { portalDay } from '#contract/time-zone.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { lockProduct } from './catalogue-queries.ts'
import { shareProduct, productExists, productVersion } from './queries.ts'

export { modulesByIds, modulesByLicNames, productsOfVersions } from './queries.ts'
/** Products in the order and shape of lists, and one locked to be assigned. */
export { offeredProduct, offeredProducts, shareProduct, titleIn } from './queries.ts'

/** What students and private people get of a product, and which products have such terms. */
export { payableProducts, productsWithoutProof, type StudentProduct, studentTermsOf } from './student-terms-queries.ts'

/** Refuses with products.notFound unless there is such a product. */
export async function requireProduct(db: Db, id: string): Promise<void> {
  if (!(await productExists(db, id))) fail('products.notFound')
}

/**
 * A product with its German title, locked so that it stays until the transaction ends. Refuses with products.notFound.
 */
export async function shareProductTitle(
  { db, clock }: Pick<Write, 'db' | 'clock'>,
  id: string,
): Promise<{ id: string; titleDe: string }> {
  const { titleDe } = (await shareProduct(db, id, portalDay(clock()))) ?? fail('products.notFound')
  return { id, titleDe }
}

/** The version of a product. Refuses with products.notFound. */
export async function requireProductVersion(db: Db, id: string): Promise<number> {
  return (await productVersion(db, id)) ?? fail('products.notFound')
}

/**
 * Locks a product until the transaction ends, so that its templates change one at a time. Refuses with
 * products.notFound.
 */
export async function lockForTemplates(db: Tx, id: string): Promise<void> {
  if (!(await lockProduct(db, id))) fail('products.notFound')
}

/** What staff wrote on installing a product, `{ guideDe, guideEn }`; undefined where there is no such product. */
export { productGuide } from './catalogue-queries.ts'

/** Creates or changes products and modules as their forms do; see there for the refusals. */
export { changeProduct, createProduct } from './catalogue.ts'
export { changeModule, createModule, readModule } from './modules.ts'
/** The id of the product with this code; undefined: none has it. */
export { productWithCode } from './catalogue-queries.ts'

/** Adds another version of a product with everything the catalogue says of it; see there for the refusals. */
export { copyProduct, readProduct } from './catalogue.ts'
