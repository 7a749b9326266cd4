import type { CompanyProduct } from '#contract/company-products.ts'
import type { ConfigurationItemInput } from '#contract/configuration-items.ts'
import type { Configuration } from '#contract/configurations.ts'
import {
  companyProductFor,
  holdCompanyProduct,
  holdSharing,
  modulesByIds,
  readCompanyProduct,
  setConfiguration,
} from '#domains/products/public.ts'
import { dayOf } from '#licence/days.ts'
import { fail } from '#platform/failure.ts'
import type { Read, Write } from '#platform/operations.ts'
import { itemsFromInput, moduleIdsOf, withoutDependencies } from './items.ts'
import { visibleDependencies } from './master-queries.ts'
import { configurationById, itemsOf, updateLabels } from './queries.ts'
import { noteCurrent, writeCurrent } from './replace.ts'
import { configurationFor, type Wish } from './sources.ts'
import { deleteUnused, lockConfigurations } from './use-queries.ts'
import { insertHistory } from './write-queries.ts'

/** Holders of this permission see technical dependencies; only they may save, since a save writes the whole tree. */
export const seesDependencies = 'configurations.dependencies'

export async function readConfiguration({ db, actor }: Read, id: string): Promise<Configuration> {
  const head = (await configurationById(db, actor, id)) ?? fail('configurations.notFound')
  const items = await itemsOf(db, id)
  const dependenciesHidden = !actor.permissions.has(seesDependencies)
  // The library's items are the contract's, but for the level, which the shape knows and the type does not.
  const shown = (
    dependenciesHidden ? withoutDependencies(items, await visibleDependencies(db, id)) : items
  ) as Configuration['items']
  return { ...head, dependenciesHidden, items: shown }
}

export interface Saving {
  basedOn: string | null
  name: string
  description: string
  changeNotes: string
  updateAll: boolean
  items: ConfigurationItemInput[]
}

/** Saves a tree as a new configuration and makes it current, also for all that share the old one when asked to. */
export async function saveConfiguration(
  call: Write,
  companyProductId: string,
  { items: input, name, description, ...change }: Saving,
): Promise<{ configuration: Configuration; movedCompanyProducts: string[] }> {
  const { db, actor } = call
  if (!actor.permissions.has(seesDependencies)) fail('permission.missing')
  const { companyId } = await companyProductFor(db, actor, companyProductId)
  const ids = await holdCurrent(call, companyProductId, change)
  const modules = await modulesByIds(db, [...new Set(moduleIdsOf(input))])
  const items = itemsFromInput(input, new Map(modules.map((module) => [module.id, module])))
  const { id } = await writeCurrent(
    call,
    { companyId, name, description, items },
    { ...change, companyProductIds: ids },
  )
  return { configuration: await readConfiguration(call, id), movedCompanyProducts: ids }
}

/** Gives a company product another current configuration, from a master, a template or a configuration of the company. */
export async function chooseConfiguration(
  call: Write,
  companyProductId: string,
  { basedOn, changeNotes, ...wish }: Wish & { basedOn: string | null; changeNotes: string },
): Promise<CompanyProduct> {
  const { db, actor } = call
  const ids = await holdCurrent(call, companyProductId, { basedOn, updateAll: false })
  const target = await companyProductFor(db, actor, companyProductId)
  const { id, note } = await configurationFor(call, target, wish)
  const notes = [note, changeNotes].filter(Boolean).join('\n')
  if (id !== basedOn) await makeCurrent(call, ids, id, { basedOn, changeNotes: notes })
  return readCompanyProduct(db, actor, companyProductId)
}

/** Locks the company products that are to move; refuses when the current configuration is no longer `basedOn`. */
async function holdCurrent(
  { db, actor }: Write,
  id: string,
  { basedOn, updateAll }: { basedOn: string | null; updateAll: boolean },
): Promise<string[]> {
  if (updateAll && basedOn !== null) {
    const ids = await holdSharing(db, actor, id, basedOn)
    return ids.includes(id) ? ids : fail('configurations.changedMeanwhile')
  }
  const { configurationId } = await holdCompanyProduct(db, actor, id)
  return configurationId === basedOn ? [id] : fail('configurations.changedMeanwhile')
}

/** Makes a configuration the current one of company products that are held; what they had becomes historical. */
async function makeCurrent(
  { db, actor, audit }: Write,
  companyProductIds: string[],
  configurationId: string,
  { basedOn, changeNotes }: { basedOn: string | null; changeNotes: string },
): Promise<void> {
  if (basedOn !== null) await insertHistory(db, companyProductIds, basedOn, changeNotes, actor.accountId)
  await setConfiguration(db, companyProductIds, configurationId, actor.accountId)
  noteCurrent(audit, companyProductIds, configurationId, basedOn)
}

/** Changes the labels of a company configuration. */
export async function changeConfiguration(
  call: Write,
  id: string,
  changes: { name?: string | undefined; description?: string | undefined },
): Promise<Configuration> {
  const { db, actor, audit } = call
  const before = (await configurationById(db, actor, id)) ?? fail('configurations.notFound')
  if (before.kind !== 'company') fail('configurations.notFound')
  const labels = { name: changes.name ?? before.name, description: changes.description ?? before.description }
  await updateLabels(db, id, labels)
  audit({ kind: 'configuration', id, before, after: { ...before, ...labels } })
  return readConfiguration(call, id)
}

/** Deletes a historical configuration that is not in use. */
export async function deleteConfiguration({ db, actor, audit }: Write, id: string): Promise<void> {
  const before = (await configurationById(db, actor, id)) ?? fail('configurations.notFound')
  if (before.kind === 'master') fail('configurations.isMaster')
  await lockConfigurations(db, [id])
  const items = await itemsOf(db, id)
  if (!(await deleteUnused(db, id, dayOf(new Date())))) fail('configurations.inUse')
  audit({ kind: 'configuration', id, before: { ...before, items } })
}
