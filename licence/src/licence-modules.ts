import type { ConfigurationItem } from './configuration.ts'
import { keptOnSave } from './configuration-rules.ts'
import type { LicenceModule } from './licence-file.ts'

/**
 * The modules a licence for this configuration lists, in tree order: what a save stores, without the items without a
 * seat of (count 0, except GROUP entries below a dependency). Items of levels 2 and 3 without dates have their parent's.
 */
export function licenceModules(items: readonly ConfigurationItem[]): LicenceModule[] {
  return keptOnSave(items).flatMap((item) => listModule(item, null))
}

function listModule(
  item: ConfigurationItem,
  above: { item: ConfigurationItem; module: LicenceModule } | null,
): LicenceModule[] {
  const belowDependency = above?.item.count.kind === 'dependency'
  if (item.count.kind === 'counted' && item.count.n === 0 && !belowDependency) return []
  const hasEnd = item.endDate !== null || item.unlimited
  const module: LicenceModule = {
    licName: item.licName,
    parent: above ? above.module.licName : item.licNameParent || null,
    level: item.level,
    count: item.count,
    startDate: item.startDate ?? above?.module.startDate ?? null,
    endDate: hasEnd ? item.endDate : (above?.module.endDate ?? null),
    test: item.test ? item.testCount : null,
    student: item.student,
    editModules: item.editModules,
    connect: item.connect,
  }
  return [module, ...item.children.flatMap((child) => listModule(child, { item, module }))]
}
