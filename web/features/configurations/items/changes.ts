import { type ConfigurationItem, walkItems } from '#licence/configuration.ts'
import { compareConfigurations } from '#licence/diff-configurations.ts'

/** A row of the manager: what is, what was saved, and whether that is one change to tell. */
export interface Row {
  item: ConfigurationItem
  /** Null: new. */
  was: ConfigurationItem | null
  state: 'same' | 'changed' | 'new' | 'gone'
}

/** Every item with what was saved of it; a removed module stands where it was. What is beneath it goes with it. */
export function rowsOf(saved: readonly ConfigurationItem[], items: readonly ConfigurationItem[]): Row[] {
  return compareConfigurations(saved, items).flatMap(({ before, after, changed }): Row[] => {
    if (after) return [{ item: after, was: before, state: before ? (changed ? 'changed' : 'same') : 'new' }]
    return before?.level === 1 ? [{ item: before, was: before, state: 'gone' }] : []
  })
}

/** How many changes there are: a module added counts once, with all that is beneath it. */
export function countChanges(rows: readonly Row[]): number {
  const beneathNew = new Set<string>()
  for (const { item, state } of rows) if (state === 'new') walkItems(item.children, ({ id }) => void beneathNew.add(id))
  return rows.filter(({ item, state }) => state !== 'same' && !beneathNew.has(item.id)).length
}
