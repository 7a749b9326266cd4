import { type ConfigurationEdit, type ConfigurationItem, walkItems } from '#licence/configuration.ts'

/** An edit of the licence library, waiting for the tree it applies to. */
export type Change = (items: readonly ConfigurationItem[]) => ConfigurationEdit

/** What an edit moved besides the item itself, by name. */
interface Told {
  lifted: string[]
  lowered: string[]
  /** The item removed first, then those that were beneath it. */
  removed: string[]
}

export interface Editing {
  items: readonly ConfigurationItem[]
  told: Told
  /** The tree before something was removed, until the next edit. */
  before: readonly ConfigurationItem[] | null
}

const nothing: Told = { lifted: [], lowered: [], removed: [] }

export const unedited = (items: readonly ConfigurationItem[]): Editing => ({ items, told: nothing, before: null })

/** The next state after an edit, or back to before the removal. */
export function edited({ items, before }: Editing, change: Change | 'undo'): Editing {
  if (change === 'undo') return unedited(before ?? items)
  const edit = change(items)
  const names = new Map<string, string>()
  const note = ({ id, name }: ConfigurationItem) => void names.set(id, name)
  walkItems(items, note)
  const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? '')
  return {
    items: edit.items,
    told: { lifted: named(edit.lifted), lowered: named(edit.lowered), removed: named(edit.removed) },
    before: edit.removed.length > 0 ? items : null,
  }
}

/** The item with this id, wherever it stands. */
export function itemById(items: readonly ConfigurationItem[], id: string | null): ConfigurationItem | undefined {
  let found: ConfigurationItem | undefined
  walkItems(items, (item) => {
    if (item.id === id) found = item
  })
  return found
}
