import { holderColumns, lockHolding } from '#domains/holdings/public.ts'
import { firstConfiguration, prefillItems } from '#licence/configuration-rules.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { selectedItems } from '../masters/masters.ts'
import { itemsOf, masterIdOf } from '../queries.ts'
import { writeCurrent } from '../replace.ts'
import { labelsOf } from '../sources.ts'

/**
 * Gives a holding a new current configuration: what its product's master says, every module until that day. The one
 * before stays in its history. Refuses with holdings.notFound, products.noMaster and configurations.broken.
 */
export async function configureForTerm(call: Write, holdingId: string, end: string): Promise<void> {
  const { db, actor } = call
  const { id, holder, product, configurationId: basedOn } = await lockHolding(db, actor, holdingId)
  const master = await itemsOf(db, (await masterIdOf(db, product.id)) ?? fail('products.noMaster'))
  const items = prefillItems(firstConfiguration(await selectedItems(db, product.id, master)), { end })
  const labels = labelsOf({ kind: 'master', name: '', description: '' }, { product, holder })
  await writeCurrent(
    call,
    { ...holderColumns(holder), ...labels, items },
    { holdingIds: [id], basedOn, changeNotes: '' },
  )
}
