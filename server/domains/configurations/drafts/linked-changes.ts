import type { ConfigurationChange } from '#contract/configuration-drafts.ts'
import { itemLimit } from '#contract/configuration-items.ts'
import type { ConfigurationItem } from '#licence/configuration.ts'
import { masterDefaults } from '#licence/configuration-rules.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { requirePermission } from '#platform/operations/require-access.ts'
import { linkOf, nextRevision, removeDependency } from '../masters/master-queries.ts'
import { itemsOf } from '../queries.ts'
import { replaceItems } from '../write-queries.ts'
import { applyChanges, findPlace, sizeOf } from './changes.ts'
import { modulesIn } from './modules-in.ts'

/**
 * Changes the items of a master or a template under its own id: neither is the configuration of a product, so that
 * nothing goes live with it. A master keeps counts of 0, and no module goes while others stand beneath it.
 */
export async function changeLinked(
  call: Write,
  { id, kind }: { id: string; kind: 'master' | 'template' },
  changes: readonly ConfigurationChange[],
): Promise<void> {
  const { db, actor, audit } = call
  requirePermission(actor, kind === 'master' ? 'master.edit' : 'templates.save')
  // Locks it until the transaction ends.
  await nextRevision(db, id)
  const before = await itemsOf(db, id)
  for (const change of changes) {
    if (change.kind === 'remove') requireNothingBeneath(before, change)
    if (change.kind === 'add' && kind === 'master') requireNotThere(before, change)
  }
  const changed = applyChanges(before, changes, await modulesIn(db, changes), 'strictly')
  if (sizeOf(changed) > itemLimit) fail('configurations.tooManyChanges', { maximum: itemLimit })
  const items = kind === 'master' ? masterDefaults(changed) : changed
  await replaceItems(db, id, items)
  const { productId } = (await linkOf(db, id)) ?? fail('configurations.notFound')
  if (kind === 'master') await forgetDependencies(call, productId, changes, items)
  audit({ kind, id: kind === 'master' ? productId : id, after: { configurationId: id, changes } })
}

/** What has no seats goes from other configurations; in a master everything stands so. */
function requireNotThere(items: readonly ConfigurationItem[], { path }: ConfigurationChange): void {
  const item = findPlace([...items], path)?.item
  if (item) fail('configurations.moduleTwice', { name: item.name })
}

function requireNothingBeneath(items: readonly ConfigurationItem[], { path }: ConfigurationChange): void {
  const item = findPlace([...items], path)?.item
  if (item && item.children.length > 0)
    fail(item.level === 1 ? 'master.errorProductLevelsText1' : 'master.errorProductLevelsText2', { name: item.name })
}

/** How a module behaves as a technical dependency is forgotten once it is none. */
async function forgetDependencies(
  { db }: Write,
  productId: string,
  changes: readonly ConfigurationChange[],
  items: readonly ConfigurationItem[],
): Promise<void> {
  const dependencies = new Set(items.flatMap(({ count, moduleId }) => (count.kind === 'dependency' ? [moduleId] : [])))
  for (const { path } of changes) {
    const [moduleId] = path
    if (path.length === 1 && moduleId && !dependencies.has(moduleId)) await removeDependency(db, productId, moduleId)
  }
}
