import { permissionCatalogue } from '#contract/permissions.ts'
import type { Language } from '#contract/shapes.ts'

const words: ReadonlyMap<string, string> = new Map(permissionCatalogue.map(({ key, guardsDe }) => [key, guardsDe]))

/** What a permission guards: the catalogue's in the language chosen, people's own as they wrote them. */
export const guardsOf = ({ key, guards }: { key: string; guards: string }, language: Language): string =>
  (language === 'de' && words.get(key)) || guards
