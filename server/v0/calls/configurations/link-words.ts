import type { Level } from '../../link-levels.ts'
import { someId } from '../words.ts'

/** How the documents number the levels. */
export const names = { 1: 'one', 2: 'two', 3: 'three' } as const

/** What names a link of a level. */
export const linkExample = (level: Level): Record<string, string> => ({
  ConfigurationID: someId,
  ...(level < 3 ? { ProductLevelOneID: someId } : {}),
  ...(level > 1 ? { ProductLevelTwoID: someId } : {}),
  ...(level > 2 ? { ProductLevelThreeID: someId } : {}),
})
