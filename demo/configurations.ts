import type { Chance } from './chance.ts'
import type { MasterItem } from './products.ts'

const ends = ['2027-03-31', '2027-06-30', '2027-12-31', '2028-06-30', '2028-12-31', '2029-12-31'] as const
const starts = [null, '2025-01-01', '2025-07-01', '2026-01-01', '2026-04-15'] as const

export interface DemoOptions {
  /** Seats of the explorer, which bound all others; null: the explorer is uncounted. */
  seats: number | null
  /** How many in ten of the other modules are licensed. */
  modulesInTen: number
  student: boolean
}

/** Item rows of a configuration made from a product's master that breaks no rule. */
export function configurationItems(chance: Chance, configurationId: string, master: MasterItem[], wanted: DemoOptions) {
  const end = chance.below(5) === 0 ? null : chance.pick(ends)
  const startDate = chance.pick(starts)
  const children = Map.groupBy(master, (item) => item.parentId)
  const rowsOf = (item: MasterItem, parentId: string | null, bound: number | null): object[] => {
    const top = item.level === 1
    if (!item.dependency && top && item.licName !== 'E' && chance.below(10) >= wanted.modulesInTen) return []
    const uncounted =
      !item.dependency &&
      (item.licName === 'E' ? wanted.seats === null : top && (bound === null || chance.below(9) === 0))
    const count = item.dependency || uncounted ? 0 : seatsOf(chance, item, bound ?? 10)
    const id = chance.uuid()
    const test = top && !item.dependency && item.licName !== 'E' && !wanted.student && chance.below(12) === 0
    const row = {
      id,
      configurationId,
      parentId,
      moduleId: item.moduleId,
      sorting: item.sorting,
      countKind: item.dependency ? 'dependency' : uncounted ? 'uncounted' : 'counted',
      count,
      startDate: top && !item.dependency ? startDate : null,
      endDate: top && !item.dependency ? end : null,
      unlimited: top && !item.dependency && end === null,
      test,
      testCount: test ? 5 * (1 + chance.below(6)) : 0,
      student: top && wanted.student && !item.dependency,
      editModules: top && !item.dependency && chance.below(8) === 0,
      connect: top && !item.dependency && chance.below(10) === 0,
    }
    // A save keeps nothing but GROUP below a dependency.
    const below = (children.get(item.id) ?? []).filter((child) => !item.dependency || child.licName === 'GROUP')
    return [row, ...below.flatMap((child) => rowsOf(child, id, uncounted ? wanted.seats : count))]
  }
  return (children.get(null) ?? []).flatMap((item) => rowsOf(item, null, wanted.seats))
}

function seatsOf(chance: Chance, { licName, level }: MasterItem, bound: number): number {
  if (licName === 'E') return bound
  if (level === 1) return chance.below(3) === 0 ? 1 + chance.below(bound) : bound
  return chance.below(4) === 0 ? chance.below(bound + 1) : chance.below(4) === 0 ? 0 : bound
}
