import type { ConfigurationItem } from '#licence/configuration.ts'

/** Where what somebody edits waits while they choose modules on another page of the area. */
export const draftKey = (configurationId: string): string => `manager.draft.${configurationId}`

/** Modules of a master as new items of a configuration: the master's ids stay the master's. */
export const newModules = (items: readonly ConfigurationItem[]): ConfigurationItem[] =>
  items.map((item) => ({ ...item, id: crypto.randomUUID(), children: newModules(item.children) }))
