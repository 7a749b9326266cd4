import { holderColumns, lockHolding, setConfiguration } from '#domains/holdings/public.ts'
import { modulesByLicNames } from '#domains/products/public.ts'
import { type ConfigurationItem, walkItems } from '#licence/configuration.ts'
import { checkFirstConfiguration, keptOnSave, masterDefaults } from '#licence/configuration-rules.ts'
import type { FileModule } from '#licence/foreign-licence.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Write } from '#platform/operations/operations.ts'
import { selectedItems } from '../masters/masters.ts'
import { hasConfigurations, itemsOf, masterIdOf } from '../queries.ts'
import { editsConfigurations } from '../sources.ts'
import { insertConfiguration } from '../write-queries.ts'

export interface FirstConfiguration {
  configurationId: string
  /** How many of the modules were taken over. */
  taken: number
  /** Names the catalogue does not know. */
  unknown: string[]
  /** The file's days were left out: setting them takes the permission to edit configurations. */
  daysOpen: boolean
}

/**
 * Makes a holding's first configuration of the modules a file names: each takes its place in the product's
 * master, or stands on level one if the catalogue alone knows it. Refuses with configurations.exists,
 * products.noMaster, configurations.broken, and licences.fileNoModules when nothing is known.
 */
export async function firstConfigurationFrom(
  call: Write,
  holdingId: string,
  modules: readonly FileModule[],
  labels: { name: string; description: string },
): Promise<FirstConfiguration> {
  const { db, actor, audit } = call
  const { holder, configurationId: current, product } = await lockHolding(db, actor, holdingId)
  if (current !== null || (await hasConfigurations(db, holdingId))) fail('configurations.exists')
  const master = await itemsOf(db, (await masterIdOf(db, product.id)) ?? fail('products.noMaster'))
  const base = [
    ...masterDefaults(await selectedItems(db, product.id, master)),
    ...(await besideMaster(call, master, modules)),
  ]
  // The file is unsigned: without the permission to save ends it must not set any.
  const daysOpen = !actor.permissions.has(editsConfigurations)
  const { items, found } = placed(base, modules.map(daysOpen ? undated : dated))
  if (found.size === 0) fail('licences.fileNoModules')
  const broken = checkFirstConfiguration(items)
  if (broken.length > 0) fail('configurations.broken', { broken })
  const configurationId = await insertConfiguration(
    db,
    { ...holderColumns(holder), ...labels, items: keptOnSave(items) },
    actor.accountId,
  )
  await setConfiguration(db, [holdingId], configurationId, actor.accountId)
  audit({ kind: 'configuration', id: configurationId, after: { ...labels, ...holderColumns(holder) } })
  audit({ kind: 'holding', id: holdingId, before: { configurationId: null }, after: { configurationId } })
  const unknown = [...new Set(modules.map(({ licName }) => licName))].filter((name) => !found.has(name))
  return { configurationId, taken: found.size, unknown, daysOpen }
}

/** Level-one items for modules of the catalogue that the master lacks. */
async function besideMaster(
  { db }: Write,
  master: readonly ConfigurationItem[],
  modules: readonly FileModule[],
): Promise<ConfigurationItem[]> {
  const known = new Set<string>()
  walkItems(master, ({ licName }) => known.add(licName))
  const missing = [...new Set(modules.map(({ licName }) => licName))].filter((name) => !known.has(name))
  const rows = missing.length > 0 ? await modulesByLicNames(db, missing) : []
  const topLevel = rows.filter(({ level }) => level === 1)
  return topLevel.map(({ id: moduleId, name, licName, licNameParent }, at) => ({
    id: newId(),
    moduleId,
    level: 1,
    name,
    licName,
    licNameParent,
    count: { kind: 'counted', n: 0 },
    startDate: null,
    endDate: null,
    unlimited: false,
    test: false,
    testCount: 0,
    student: false,
    editModules: false,
    connect: false,
    sorting: master.length + at,
    children: [],
  }))
}

type DatedModule = FileModule & { unlimited: boolean }
const dated = (module: FileModule): DatedModule => ({ ...module, unlimited: module.endDate === null })
const undated = (module: FileModule): DatedModule => ({ ...module, startDate: null, endDate: null, unlimited: false })

/** The tree with counts and days of the file. A module above one that has seats has as many at least. */
function placed(
  base: readonly ConfigurationItem[],
  modules: readonly DatedModule[],
): { items: ConfigurationItem[]; found: Set<string> } {
  // Of a module named twice the last line counts.
  const wanted = new Map(modules.map((module) => [module.licName, module]))
  const found = new Set<string>()
  const visit = (item: ConfigurationItem): ConfigurationItem => {
    const children = item.children.map(visit)
    const module = wanted.get(item.licName)
    const lifted = children.reduce((most, { count }) => (seatsOf(count) > seatsOf(most) ? count : most), item.count)
    if (!module || found.has(item.licName)) {
      const isLifted = item.count.kind !== 'dependency' && seatsOf(lifted) > seatsOf(item.count)
      return { ...item, children, count: isLifted ? lifted : item.count }
    }
    found.add(item.licName)
    const { count, startDate, endDate, unlimited } = module
    const days = { startDate, endDate, unlimited }
    return { ...item, ...days, children, count: seatsOf(lifted) > seatsOf(count) ? lifted : count }
  }
  return { items: base.map(visit), found }
}

const seatsOf = (count: ConfigurationItem['count']): number =>
  count.kind === 'uncounted' ? Number.POSITIVE_INFINITY : count.kind === 'dependency' ? -1 : count.n
