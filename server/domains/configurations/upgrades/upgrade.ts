import type { UpgradePreview } from '#contract/configurations.ts'
import { requireProductVersion } from '#domains/products/public.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { unconfirmedLosses, upgradeKind, type UpgradePlan, upgradePlan } from '#licence/upgrade.ts'
import type { Actor } from '#platform/operations/actor.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { configurationsTexts } from '#texts/configurations.ts'
import { fill } from '#texts/fill.ts'
import { unselectedModules } from '../masters/master-queries.ts'
import { configurationById, itemsOf, linkedVersion, lowestVersions, masterIdOf, nameOf } from '../queries.ts'

/** Which version a configuration was made for; null when no product has or had it. */
export const versionOf = (db: Db, source: { id: string; kind: string }): Promise<number | null> =>
  source.kind === 'held'
    ? lowestVersions(db, [source.id]).then((versions) => versions.get(source.id) ?? null)
    : linkedVersion(db, source.id)

/** How configurations change for a product of a newer version. Refuses with products.noMaster. */
export async function plansFor(db: Db, productId: string): Promise<(old: readonly ConfigurationItem[]) => UpgradePlan> {
  const master = await itemsOf(db, (await masterIdOf(db, productId)) ?? fail('products.noMaster'))
  const unselected = await unselectedModules(db, productId)
  return (old) => upgradePlan(old, master, unselected)
}

const planFor = async (db: Db, productId: string, old: readonly ConfigurationItem[]): Promise<UpgradePlan> =>
  (await plansFor(db, productId))(old)

/** The items for the new version; refused while unconfirmed licensed modules would go. */
export async function upgradedItems(
  db: Db,
  productId: string,
  old: ConfigurationItem[],
  agreed: readonly string[],
): Promise<ConfigurationItem[]> {
  const plan = await planFor(db, productId, old)
  const dropped = unconfirmedLosses(plan, agreed)
  if (dropped.length > 0) fail('configurations.upgradeLoses', { count: dropped.length, dropped }, 'drop')
  return plan.items
}

/** 'Aktualisiert von Katrin Wellenbrink (Version 19 → 20)', in the language of the actor. */
export async function upgradeNote(db: Db, actor: Actor, from: number, to: number): Promise<string> {
  const name = await nameOf(db, actor.accountId)
  return fill(configurationsTexts['upgrade.note'][actor.language], { name, from, to })
}

/** What taking a configuration over for a product would do; writes nothing. */
export async function previewUpgrade(
  db: Db,
  actor: Actor,
  id: string,
  { targetProductId, oldProductId }: { targetProductId: string; oldProductId?: string | undefined },
): Promise<UpgradePreview> {
  const source = (await configurationById(db, actor, id)) ?? fail('configurations.notFound')
  const to = await requireProductVersion(db, targetProductId)
  const from = oldProductId ? await requireProductVersion(db, oldProductId) : ((await versionOf(db, source)) ?? to)
  const kind = upgradeKind(from, to)
  if (kind === 'refused') fail('configurations.downgrade', { from, to }, 'targetProductId')
  if (kind === 'copy') return { kind, from, to, renamed: [], dropped: [], added: [] }
  const { items: _items, ...plan } = await planFor(db, targetProductId, await itemsOf(db, id))
  return { kind, from, to, ...plan }
}
