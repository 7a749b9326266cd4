import { type HolderKey, type HoldingFacts, holdingOfProduct, visibleHolding } from '#domains/holdings/public.ts'
import type { Read } from '#platform/operations/operations.ts'
import type { Problem, Values } from '../values.ts'
import { missingValue } from './moved-record.ts'
import { findReferenced } from './references.ts'

/** The company or the person a row names: exactly one of them. */
export async function holderOf(read: Read, { company, contact }: Values): Promise<HolderKey | { problem: Problem }> {
  if ((company === undefined) === (contact === undefined))
    return { problem: { code: 'imports.holderOneOfTwo', field: 'company', details: {} } }
  const found =
    company === undefined
      ? await findReferenced(read, { kind: 'contacts', field: 'contact', text: String(contact) })
      : await findReferenced(read, { kind: 'companies', field: 'company', text: company })
  return 'problem' in found ? found : { kind: company === undefined ? 'contact' : 'company', id: found.id }
}

/** The holding a row names: by its old id, or by company or person and product. */
export async function holdingNamed(read: Read, values: Values): Promise<HoldingFacts | { problem: Problem }> {
  const { db, actor } = read
  if (values.holding !== undefined) {
    const found = await findReferenced(read, { kind: 'holdings', field: 'holding', text: values.holding })
    if ('problem' in found) return found
    const holding = await visibleHolding(db, actor, found.id)
    return holding ?? { problem: unknownHolding(values.holding) }
  }
  if (values.product === undefined) return { problem: missingValue('holding') }
  const holder = await holderOf(read, values)
  if ('problem' in holder) return holder
  const product = await findReferenced(read, { kind: 'products', field: 'product', text: values.product })
  if ('problem' in product) return product
  const holding = await holdingOfProduct(db, actor, holder, product.id)
  return holding ?? { problem: unknownHolding(`${values.company ?? values.contact}, ${values.product}`) }
}

const unknownHolding = (value: string): Problem => ({
  code: 'imports.holdingUnknown',
  field: 'holding',
  details: { value },
})
