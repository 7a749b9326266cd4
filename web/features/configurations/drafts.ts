import type { ConfigurationItem } from '#licence/configuration.ts'
import { useAreaState } from '#web/ui/layout/page/area-state.ts'

/** What is being edited, and the configuration it was: that stays the one to save, whatever others save meanwhile. */
interface Draft {
  configurationId: string
  items: ConfigurationItem[]
}

/** Where edits of a product wait while the user chooses modules on another page of the area. */
export const useDraft = (holdingId: string) => useAreaState<Draft | null>(`manager.draft.${holdingId}`, null)

/** Modules of a master as new items of a configuration: the master's ids stay the master's. */
export const newModules = (items: readonly ConfigurationItem[]): ConfigurationItem[] =>
  items.map((item) => ({ ...item, id: crypto.randomUUID(), children: newModules(item.children) }))
