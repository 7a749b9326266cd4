import { type ConfigurationEdit, type ConfigurationItem, walkItems } from '#licence/configuration.ts'

/** An edit of the licence library, waiting for the tree it applies to. */
export type Change = (items: readonly ConfigurationItem[]) => ConfigurationEdit

/** What an edit moved besides the item itself, by name. */
interface SideEffects {
  lifted: string[]
  lowered: string[]
  /** The item removed first, then those that were beneath it. */
  removed: string[]
  discarded: boolean
}

export interface EditState {
  items: readonly ConfigurationItem[]
  sideEffects: SideEffects
  /** The tree before something was removed or all was discarded, until the next edit. */
  before: readonly ConfigurationItem[] | null
}

const nothing: SideEffects = { lifted: [], lowered: [], removed: [], discarded: false }

/** An edit; what takes all edits back to what was saved; what takes a removal or that back. */
export type Step = Change | { discard: readonly ConfigurationItem[] } | 'undo'

export const beginEditing = (items: readonly ConfigurationItem[]): EditState => ({
  items,
  sideEffects: nothing,
  before: null,
})

/** The next state after an edit. */
export function applyStep({ items, before }: EditState, change: Step): EditState {
  if (change === 'undo') return beginEditing(before ?? items)
  if (typeof change === 'object')
    return { items: change.discard, sideEffects: { ...nothing, discarded: true }, before: items }
  const edit = change(items)
  const names = new Map<string, string>()
  const note = ({ id, name }: ConfigurationItem) => void names.set(id, name)
  walkItems(items, note)
  const named = (ids: readonly string[]) => ids.map((id) => names.get(id) ?? '')
  return {
    items: edit.items,
    sideEffects: { ...nothing, lifted: named(edit.lifted), lowered: named(edit.lowered), removed: named(edit.removed) },
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
