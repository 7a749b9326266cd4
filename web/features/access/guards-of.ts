import type { Permission } from '#contract/permissions.ts'
import type { Language } from '#contract/shapes.ts'
import { permissionGuards } from '#texts/permission-guards.ts'

// A permission of the catalogue without its German words does not compile.
const german: Readonly<Record<Permission, string>> = permissionGuards
const words: ReadonlyMap<string, string> = new Map(Object.entries(german))

/** What a permission guards: the catalogue's in the language chosen, people's own as they wrote them. */
export const guardsOf = ({ key, guards }: { key: string; guards: string }, language: Language): string =>
  (language === 'de' && words.get(key)) || guards
