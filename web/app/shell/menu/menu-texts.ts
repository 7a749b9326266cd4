import type { Text } from '#texts/fill.ts'
import { store } from '../../../api/store.ts'

/** What the menu says. Null until it has come with the shell, after the sign-in. */
export const loadedMenuTexts = store<Readonly<Record<string, Text>> | null>(null)
