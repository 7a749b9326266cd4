import type { ConfigurationItemInput } from '#contract/configuration-items.ts'
import { saveConfiguration } from '#contract/configurations.ts'
import { holderColumns, type HolderKey } from '#domains/holdings/public.ts'
import { modulesByIds } from '#domains/products/public.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { firstConfiguration, keptOnSave } from '#licence/configuration-rules.ts'
import { upgradeKind } from '#licence/upgrade.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { requireAccess } from '#platform/operations/require-access.ts'
import { itemsFromInput, moduleIdsOf } from '../items.ts'
import { selectedItems } from '../masters/masters.ts'
import { shareConfigurationOf, itemsOf, shareSource } from '../queries.ts'
import { plansFor, versionOf } from '../upgrades/upgrade.ts'

interface Holding {
  id: string
  holder: HolderKey
  configurationId: string | null
  product: { id: string; version: number }
}

interface Choice {
  configurationId?: string | undefined
  items?: ConfigurationItemInput[] | undefined
}

/**
 * The items a holding would be licensed with: those of its current configuration, or of any it could be given (its own,
 * its company's, master and templates of its product). Unsaved items need the permission to save them. The caller
 * checks access to the holding before. Refuses with configurations.notFound, and with configurations.downgrade and
 * products.noMaster as giving it would.
 */
export async function itemsToSimulate(
  { db, actor }: Pick<Write, 'db' | 'actor'>,
  holding: Holding,
  { configurationId, items }: Choice,
): Promise<ConfigurationItem[]> {
  if (items) {
    requireAccess(saveConfiguration, actor)
    const modules = await modulesByIds(db, [...new Set(moduleIdsOf(items))])
    return keptOnSave(itemsFromInput(items, new Map(modules.map((module) => [module.id, module]))))
  }
  const id = configurationId ?? holding.configurationId ?? fail('configurations.notFound')
  if (await shareConfigurationOf(db, holding.id, id)) return itemsOf(db, id)
  const source = (await shareSource(db, id)) ?? fail('configurations.notFound')
  const { companyId, contactId } = holderColumns(holding.holder)
  const fits =
    source.kind === 'held'
      ? source.companyId === companyId && source.contactId === contactId
      : source.productId === holding.product.id
  if (!fits) fail('configurations.notFound')
  const stored = await itemsOf(db, id)
  const { id: productId, version } = holding.product
  if (source.kind === 'master') return keptOnSave(firstConfiguration(await selectedItems(db, productId, stored)))
  const from = (await versionOf(db, source)) ?? version
  const kind = upgradeKind(from, version)
  if (kind === 'refused') fail('configurations.downgrade', { from, to: version }, 'configurationId')
  return kind === 'upgrade' ? (await plansFor(db, productId))(stored).items : keptOnSave(stored)
}
