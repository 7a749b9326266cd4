import type { Holder } from '#contract/holdings.ts'
import type { ProductKind } from '#contract/products.ts'
import type { Language } from '#contract/shapes.ts'
import { offeredProduct, shareProduct } from '#domains/products/public.ts'
import { portalDay } from '#contract/time-zone.ts'
import type { WithClock } from '#platform/installation/installation.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { productsToAssign, type HolderKey } from './queries.ts'

/** Editions a holder can be given: student and textbook editions belong to persons, network and cloud to companies. */
export const assignableKinds: Record<Holder['kind'], readonly ProductKind[]> = {
  company: ['single', 'network', 'cloud'],
  contact: ['student', 'textbook', 'single'],
}

/** Products a holder can be given now, each with whether they have it. */
export const assignableProducts = ({ db, clock }: WithClock, holder: HolderKey, language: Language) =>
  productsToAssign(db, holder, { kinds: assignableKinds[holder.kind], language, today: portalDay(clock()) })

/** The product if a holder of this kind can be given it now. */
export const requireAssignableProduct = async ({ db, clock }: WithClock, id: string, kind: Holder['kind']) =>
  requireAssignable(await offeredProduct(db, id, portalDay(clock())), kind)

/** The same, and it stays so until the transaction ends. */
export const shareAssignableProduct = async (
  { db, clock }: Pick<Write, 'db' | 'clock'>,
  id: string,
  kind: Holder['kind'],
) => requireAssignable(await shareProduct(db, id, portalDay(clock())), kind)

function requireAssignable(product: Awaited<ReturnType<typeof offeredProduct>>, kind: Holder['kind']) {
  if (!product) return fail('products.notFound', undefined, 'productId')
  if (!assignableKinds[kind].includes(product.kind)) fail('products.notAssignable', undefined, 'productId')
  if (!product.unlocked) fail('products.locked', undefined, 'productId')
  if (!product.offered) fail('products.notOffered', undefined, 'productId')
  return product
}
