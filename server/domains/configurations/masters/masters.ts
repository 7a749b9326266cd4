import type { Master } from '#contract/masters.ts'
import { requireProduct } from '#domains/products/public.ts'
import { type ConfigurationItem, walkItems } from '#licence/configuration.ts'
import { masterDefaults } from '#licence/configuration-rules.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import {
  copyDependencies,
  type Dependency,
  linkConfiguration,
  type MasterHead,
  masterHead,
  moduleImages,
  productDependencies,
  unselectedModules,
} from './master-queries.ts'
import { itemsOf } from '../queries.ts'
import { insertConfiguration } from '../write-queries.ts'

/** The master of a product. Refuses with products.notFound and master.notFound. */
export async function requireMaster(db: Db, productId: string): Promise<MasterHead> {
  await requireProduct(db, productId)
  return (await masterHead(db, productId)) ?? fail('master.notFound')
}

export async function readMaster(db: Db, productId: string): Promise<Master> {
  const head = await requireMaster(db, productId)
  const items = await itemsOf(db, head.configurationId)
  const ids = new Set<string>()
  walkItems(items, ({ moduleId }) => ids.add(moduleId))
  const images = await moduleImages(db, [...ids])
  const dependencies = new Map((await productDependencies(db, productId)).map((one) => [one.moduleId, one]))
  const pictured = (item: ConfigurationItem): ConfigurationItem & { imageId: string | null } => ({
    ...item,
    imageId: images.get(item.moduleId) ?? null,
    children: item.children.map(pictured),
  })
  const shown = items.map((item) => ({ ...pictured(item), dependency: dependencyOf(item, dependencies) }))
  // The library's items are the contract's, but for the level, which the shape knows and the type does not.
  return { ...head, items: shown as Master['items'] }
}

const dependencyOf = ({ count, moduleId }: ConfigurationItem, known: ReadonlyMap<string, Dependency>) =>
  count.kind === 'dependency'
    ? {
        automaticallySelected: known.get(moduleId)?.automaticallySelected ?? true,
        visible: known.get(moduleId)?.visible ?? false,
      }
    : null

/** Gives a product a master: empty, or a copy of another product's. */
export async function createMaster(
  call: Write,
  { id, titleDe }: { id: string; titleDe: string },
  copyOf: string | null,
): Promise<Master> {
  const { db, actor, audit } = call
  const source = copyOf === null ? null : ((await masterHead(db, copyOf)) ?? fail('master.errorCopyConfiguration'))
  const items = source ? masterDefaults(await itemsOf(db, source.configurationId)) : []
  const labels = { name: `Master: ${titleDe}`, description: '' }
  const configurationId = await insertConfiguration(
    db,
    { kind: 'master', companyId: null, contactId: null, ...labels, items },
    actor.accountId,
  )
  await linkConfiguration(db, { productId: id, configurationId, kind: 'master', sorting: 1 })
  if (copyOf) await copyDependencies(db, copyOf, id)
  audit({ kind: 'master', id, after: { ...labels, configurationId, copyOf, items: items.length } })
  return readMaster(db, id)
}

/** What comes with every configuration made from a product's master: dependencies that are to be chosen are left out. */
export async function selectedItems(db: Db, productId: string, items: ConfigurationItem[]) {
  const unselected = await unselectedModules(db, productId)
  return items.filter((item) => item.count.kind !== 'dependency' || !unselected.has(item.moduleId))
}
