import type { ProductKind } from '#contract/products.ts'
import { dayOf } from '#licence/days.ts'
import type { Db } from '#platform/database.ts'
import { fail } from '#platform/failure.ts'
import { holdProduct } from './queries.ts'

/** Editions companies can be given; student and textbook editions belong to single people. */
export const assignableKinds: readonly ProductKind[] = ['single', 'network', 'cloud']

/** The product if a company can be given it now. */
export async function requireAssignableProduct(db: Db, id: string) {
  const product = (await holdProduct(db, id, dayOf(new Date()))) ?? fail('products.notFound', undefined, 'productId')
  if (!assignableKinds.includes(product.kind)) fail('products.notAssignable', undefined, 'productId')
  if (!product.unlocked) fail('products.locked', undefined, 'productId')
  if (!product.offered) fail('products.notOffered', undefined, 'productId')
  return product
}
