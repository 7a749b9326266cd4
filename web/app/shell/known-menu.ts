import type { Text } from '#texts/fill.ts'
import { store } from '../../api/store.ts'
import type { MenuEntry } from './menu-part.ts'

interface KnownMenu {
  entries: readonly MenuEntry[]
  texts: Readonly<Record<string, Text>>
}

/** The whole menu; none before it has come with what stands around the pages of somebody signed in: strangers do without. */
export const knownMenu = store<KnownMenu>({ entries: [], texts: {} })
