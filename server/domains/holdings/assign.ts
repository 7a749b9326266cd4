import type { Holder } from '#contract/holdings.ts'
import type { ProductKind } from '#contract/products.ts'
import type { Language } from '#contract/shapes.ts'
import { shareProduct } from '#domains/products/public.ts'
import { berlinDay } from '#licence/days.ts'
import type { WithClock } from '#platform/installation/installation.ts'
import { fail } from '#platform/operations/failure.ts'
import { productsToAssign, type HolderKey } from './queries.ts'

/** Editions a holder can be given: student and textbook editions belong to persons, network and cloud to companies. */
export const assignableKinds: Record<Holder['kind'], readonly ProductKind[]> = {
  company: ['single', 'network', 'cloud'],
  contact: ['student', 'textbook', 'single'],
}

/** Products a holder can be given now, each with whether they have it. */
export const assignableProducts = ({ db, clock }: WithClock, holder: HolderKey, language: Language) =>
  productsToAssign(db, holder, { kinds: assignableKinds[holder.kind], language, today: berlinDay(clock()) })

/** The product if a holder of this kind can be given it now. */
export async function requireAssignableProduct({ db, clock }: WithClock, id: string, kind: Holder['kind']) {
  const product = (await shareProduct(db, id, berlinDay(clock()))) ?? fail('products.notFound', undefined, 'productId')
  if (!assignableKinds[kind].includes(product.kind)) fail('products.notAssignable', undefined, 'productId')
  if (!product.unlocked) fail('products.locked', undefined, 'productId')
  if (!product.offered) fail('products.notOffered', undefined, 'productId')
  return product
}
