import { itemLimit } from '#contract/configuration-items.ts'
import type { Master } from '#contract/masters.ts'
import { modulesByIds } from '#domains/products/public.ts'
import { type ConfigurationItem, walkItems } from '#licence/configuration.ts'
import { checkConfiguration } from '#licence/configuration-rules.ts'
import { nextSorting } from '#licence/sorting.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import {
  appendItems,
  claimRevision,
  deleteItem,
  type ItemColumns,
  productDependencies,
  removeDependency,
  setDependency,
  sortItems,
  updateItem,
} from './master-queries.ts'
import { readMaster, requireMaster } from './masters.ts'
import { itemsOf } from '../queries.ts'
import { withoutMissing } from '#platform/record.ts'

/** Runs a change of a master that is still at `revision`, and locks it until the transaction ends. */
async function changing(
  { db, audit }: Write,
  productId: string,
  revision: number,
  work: (items: ConfigurationItem[], configurationId: string) => Promise<Change>,
): Promise<Master> {
  const { configurationId } = await requireMaster(db, productId)
  if (!(await claimRevision(db, configurationId, revision))) fail('master.changedMeanwhile')
  const { before, after } = await work(await itemsOf(db, configurationId), configurationId)
  audit({ kind: 'master', id: productId, before: before ?? null, after: after ?? null })
  return readMaster(db, productId)
}
type Change = { before?: object; after?: object }

function find(items: readonly ConfigurationItem[], id: string): ConfigurationItem {
  let found: ConfigurationItem | undefined
  walkItems(items, (item) => {
    if (item.id === id) found = item
  })
  return found ?? fail('master.itemNotFound')
}

const childrenOf = (items: ConfigurationItem[], parentId: string | null): ConfigurationItem[] =>
  parentId === null ? items : find(items, parentId).children

/** Puts modules at the end of a level, in the order given. */
export const addMasterItems = (
  call: Write,
  productId: string,
  { revision, parentId, moduleIds }: { revision: number; parentId: string | null; moduleIds: string[] },
): Promise<Master> =>
  changing(call, productId, revision, async (items, configurationId) => {
    const siblings = childrenOf(items, parentId)
    const level = parentId === null ? 1 : find(items, parentId).level + 1
    const modules = new Map((await modulesByIds(call.db, moduleIds)).map((one) => [one.id, one]))
    const seen = new Set(siblings.map((item) => item.moduleId))
    const added: string[] = []
    for (const moduleId of moduleIds) {
      const module = modules.get(moduleId)
      if (module?.level !== level) fail('configurations.moduleUnknown', { moduleId })
      if (seen.has(moduleId)) fail('configurations.moduleTwice', { name: module.name })
      seen.add(moduleId)
      added.push(module.licName)
    }
    let size = moduleIds.length
    walkItems(items, () => size++)
    if (size > itemLimit) fail('master.tooManyItems', { maximum: itemLimit })
    await appendItems(call.db, { configurationId, parentId, sorting: nextSorting(siblings) }, moduleIds)
    return { after: { added, below: parentId } }
  })

type Facts = Omit<ItemColumns, 'countKind'>
type ItemChange = { [Field in keyof Facts]?: Facts[Field] | undefined } & {
  dependency?: boolean | undefined
  automaticallySelected?: boolean | undefined
  visible?: boolean | undefined
}

/** Changes the settings of one module in the master. */
export const changeMasterItem = (
  call: Write,
  productId: string,
  itemId: string,
  { revision, ...changes }: ItemChange & { revision: number },
): Promise<Master> =>
  changing(call, productId, revision, async (items) => {
    const before = find(items, itemId)
    const { dependency = before.count.kind === 'dependency', automaticallySelected, visible, ...facts } = changes
    const after = { ...before, ...withoutMissing(facts), children: [] }
    const broken = checkConfiguration([{ ...after, count: { kind: 'counted', n: 1 } }]).filter(
      ({ code }) => code !== 'configuration.endDateMissing',
    )
    if (broken.length > 0) fail('configurations.broken', { broken })
    await updateItem(call.db, itemId, columnsOf(after, dependency))
    if (before.level === 1)
      await noteDependency(call, productId, before.moduleId, dependency, { automaticallySelected, visible })
    const { id: _i, children: _c, ...values } = after
    return {
      before: { ...before, children: undefined },
      after: { ...values, dependency, automaticallySelected, visible },
    }
  })

const columnsOf = (item: ConfigurationItem, dependency: boolean): ItemColumns => ({
  countKind: dependency ? 'dependency' : 'counted',
  startDate: item.startDate,
  endDate: item.endDate,
  unlimited: item.unlimited,
  test: item.test,
  testCount: item.test ? item.testCount : 0,
  student: item.student,
  editModules: item.editModules,
  connect: item.connect,
})

async function noteDependency(
  { db }: Write,
  productId: string,
  moduleId: string,
  dependency: boolean,
  flags: { automaticallySelected: boolean | undefined; visible: boolean | undefined },
): Promise<void> {
  if (!dependency) {
    await removeDependency(db, productId, moduleId)
    return
  }
  const known = (await productDependencies(db, productId)).find((one) => one.moduleId === moduleId)
  await setDependency(db, productId, {
    moduleId,
    automaticallySelected: flags.automaticallySelected ?? known?.automaticallySelected ?? true,
    visible: flags.visible ?? known?.visible ?? false,
  })
}

/** Reorders the items of one level; the ids must be exactly the existing ones. */
export const sortMasterItems = (
  call: Write,
  productId: string,
  { revision, parentId, itemIds }: { revision: number; parentId: string | null; itemIds: string[] },
): Promise<Master> =>
  changing(call, productId, revision, async (items) => {
    const there = childrenOf(items, parentId)
    const wanted = new Set(itemIds)
    if (wanted.size !== itemIds.length || there.length !== wanted.size || there.some(({ id }) => !wanted.has(id)))
      fail('master.changedMeanwhile')
    await sortItems(call.db, itemIds)
    const names = new Map(there.map(({ id, licName }) => [id, licName]))
    return {
      before: { order: there.map(({ licName }) => licName) },
      after: { order: itemIds.map((id) => names.get(id)) },
    }
  })

/** Removes a module from the master; refused while it has modules beneath it. */
export const removeMasterItem = (call: Write, productId: string, itemId: string, revision: number): Promise<Master> =>
  changing(call, productId, revision, async (items) => {
    const { level, name, licName, moduleId, children } = find(items, itemId)
    if (children.length > 0)
      fail(level === 1 ? 'master.errorProductLevelsText1' : 'master.errorProductLevelsText2', { name })
    await deleteItem(call.db, itemId)
    if (level === 1) await removeDependency(call.db, productId, moduleId)
    return { before: { removed: licName } }
  })
