import type { ProductConfiguration } from '#contract/configurations.ts'
import { requireProduct } from '#domains/products/public.ts'
import { type ConfigurationItem, explorerOf } from '#licence/configuration.ts'
import type { Db } from '#platform/database/database.ts'
import { productConfigurationRows } from './list-queries.ts'
import { itemTrees } from './queries.ts'

/** The count and end a configuration prefills: those of the explorer, or of the first module. */
export function prefillOf(items: readonly ConfigurationItem[]) {
  const first = explorerOf(items) ?? items.find((item) => item.count.kind !== 'dependency')
  return { count: first?.count ?? null, endDate: first?.endDate ?? null, unlimited: first?.unlimited ?? false }
}

/** Master and templates of a product with the count and end they prefill: those of the explorer, or of the first module. */
export async function productConfigurations(db: Db, productId: string): Promise<ProductConfiguration[]> {
  await requireProduct(db, productId)
  const rows = await productConfigurationRows(db, productId)
  const trees = await itemTrees(
    db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => {
    const items = trees.get(row.id) ?? []
    return { ...row, ...prefillOf(items) }
  })
}
