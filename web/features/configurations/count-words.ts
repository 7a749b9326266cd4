import type { Count } from '#licence/configuration.ts'
import type { configurationsTexts } from '#texts/configurations.ts'

type Say = (key: keyof typeof configurationsTexts) => string

/** A count as people say it. */
export const countWords = (count: Count, t: Say): string =>
  count.kind === 'counted'
    ? String(count.n)
    : t(count.kind === 'uncounted' ? 'manager.uncounted' : 'manager.dependency')
