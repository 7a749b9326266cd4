/** One and the same change for many configurations. Every function leaves its input alone. */
import { type ConfigurationItem, explorerOf, type Count, walkItems } from './configuration.ts'
import { removeItem, setCount, setEndDate, setUncounted } from './counts.ts'
import { addMonths } from './days.ts'

/** A module of the catalogue. */
export interface CampaignModule {
  moduleId: string
  level: 1 | 2 | 3
  name: string
  licName: string
  licNameParent: string | null
}

/** Seats to give; a campaign makes no technical dependencies. */
export type CampaignCount = Exclude<Count, { kind: 'dependency' }>

export type CampaignChange =
  /** `end`: last day of a level-one module, 'unlimited', or 'others': the explorer's, else the latest of level one. */
  | { kind: 'addModule'; module: CampaignModule; parentId: string | null; count: CampaignCount; end: string }
  | { kind: 'removeModule'; module: CampaignModule }
  | { kind: 'setCount'; module: CampaignModule; count: CampaignCount }
  | { kind: 'replaceModule'; module: CampaignModule; by: CampaignModule }
  /** Of every level-one module, or of one module. A day or 'unlimited'. */
  | { kind: 'setEnd'; module: CampaignModule | null; end: string }
  /** Ends that are there move; unlimited stays unlimited. */
  | { kind: 'extendEnd'; module: CampaignModule | null; months: number }

/** Why a change cannot be made at one configuration. */
export type CampaignProblem = 'moduleThere' | 'parentMissing'

/** The configuration after a change, or why it cannot be made. A module that is not held changes nothing. */
export function applyCampaignChange(
  items: readonly ConfigurationItem[],
  change: CampaignChange,
  newId: () => string,
): ConfigurationItem[] | CampaignProblem {
  switch (change.kind) {
    case 'addModule':
      return addModule(items, change, newId())
    case 'removeModule':
      return onEach(items, change.module, (tree, id) => removeItem(tree, id).items)
    case 'setCount':
      return onEach(items, change.module, (tree, id) => give(tree, id, change.count))
    case 'replaceModule':
      return replaceModule(items, change)
    case 'setEnd':
      return onEnds(items, change.module, (tree, { id }) => setEndDate(tree, id, change.end).items)
    default:
      return onEnds(items, change.module, (tree, { id, endDate }) =>
        endDate === null ? [...tree] : setEndDate(tree, id, addMonths(endDate, change.months)).items,
      )
  }
}

/** The last day of a host ID after a change of ends; null without an end, undefined where the change is none of ends. */
export function hostEndAfter(change: CampaignChange, endDate: string | null): string | null | undefined {
  if (change.kind === 'setEnd') return change.end === 'unlimited' ? null : change.end
  if (change.kind !== 'extendEnd') return undefined
  return endDate === null ? null : addMonths(endDate, change.months)
}

/** Items of a module, wherever they stand; technical dependencies are not a campaign's business. */
function itemsOf(items: readonly ConfigurationItem[], { moduleId }: CampaignModule): ConfigurationItem[] {
  const found: ConfigurationItem[] = []
  walkItems(items, (item) => {
    if (item.moduleId === moduleId && item.count.kind !== 'dependency') found.push(item)
  })
  return found
}

const onEach = (
  items: readonly ConfigurationItem[],
  module: CampaignModule,
  edit: (tree: readonly ConfigurationItem[], id: string) => ConfigurationItem[],
): ConfigurationItem[] => itemsOf(items, module).reduce((tree, { id }) => edit(tree, id), [...items])

function give(tree: readonly ConfigurationItem[], id: string, count: CampaignCount): ConfigurationItem[] {
  if (count.kind === 'uncounted') return setUncounted(tree, id, true).items
  return setCount(tree, id, count.n).items
}

function onEnds(
  items: readonly ConfigurationItem[],
  module: CampaignModule | null,
  edit: (tree: readonly ConfigurationItem[], item: ConfigurationItem) => ConfigurationItem[],
): ConfigurationItem[] {
  const meant = module ? itemsOf(items, module) : items.filter(({ count }) => count.kind !== 'dependency')
  return meant.reduce((tree, item) => edit(tree, item), [...items])
}

function addModule(
  items: readonly ConfigurationItem[],
  { module, parentId, count, end }: Extract<CampaignChange, { kind: 'addModule' }>,
  id: string,
): ConfigurationItem[] | CampaignProblem {
  const parents = parentId === null ? [null] : parentsOf(items, parentId, module.level)
  if (parents.length === 0) return 'parentMissing'
  const parent = parents[0] ?? null
  const siblings = parent ? parent.children : items
  const there = siblings.find(({ moduleId }) => moduleId === module.moduleId)
  // No seat of it is used yet, so it counts as new.
  if (there) {
    if (there.count.kind !== 'counted' || there.count.n > 0) return 'moduleThere'
    return give(items, there.id, count)
  }
  const fresh: ConfigurationItem = {
    ...module,
    id,
    count: { kind: 'counted', n: 0 },
    startDate: null,
    ...endOf(items, module, end),
    test: false,
    testCount: 0,
    student: false,
    editModules: false,
    connect: false,
    children: [],
    sorting: Math.max(-1, ...siblings.map(({ sorting }) => sorting)) + 1,
  }
  const place = (list: readonly ConfigurationItem[]): ConfigurationItem[] =>
    list.map((item) =>
      item.id === parent?.id
        ? { ...item, children: [...item.children, fresh] }
        : { ...item, children: place(item.children) },
    )
  return give(parent ? place(items) : [...items, fresh], id, count)
}

function parentsOf(items: readonly ConfigurationItem[], moduleId: string, level: number): ConfigurationItem[] {
  const found: ConfigurationItem[] = []
  walkItems(items, (item) => {
    if (item.moduleId === moduleId && item.level === level - 1) found.push(item)
  })
  return found
}

function endOf(
  items: readonly ConfigurationItem[],
  { level }: CampaignModule,
  end: string,
): Pick<ConfigurationItem, 'endDate' | 'unlimited'> {
  if (level !== 1) return { endDate: null, unlimited: false }
  if (end === 'unlimited') return { endDate: null, unlimited: true }
  if (end !== 'others') return { endDate: end, unlimited: false }
  const paid = items.filter(({ count }) => count.kind !== 'dependency')
  const model = explorerOf(paid) ?? latest(paid)
  return { endDate: model?.endDate ?? null, unlimited: model?.unlimited ?? false }
}

const latest = (items: readonly ConfigurationItem[]): ConfigurationItem | undefined =>
  items.find(({ unlimited }) => unlimited) ??
  items.toSorted((a, b) => ((a.endDate ?? '') < (b.endDate ?? '') ? 1 : -1)).at(0)

function replaceModule(
  items: readonly ConfigurationItem[],
  { module, by }: Extract<CampaignChange, { kind: 'replaceModule' }>,
): ConfigurationItem[] | CampaignProblem {
  let clash = false
  const visit = (list: readonly ConfigurationItem[]): ConfigurationItem[] => {
    const held = list.some(({ moduleId, count }) => moduleId === module.moduleId && count.kind !== 'dependency')
    if (held && list.some(({ moduleId }) => moduleId === by.moduleId)) clash = true
    return list.map((item) => {
      const children = visit(item.children)
      return item.moduleId === module.moduleId && item.count.kind !== 'dependency'
        ? { ...item, ...by, children }
        : { ...item, children }
    })
  }
  const changed = visit(items)
  return clash ? 'moduleThere' : changed
}
