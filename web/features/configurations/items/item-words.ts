import type { ConfigurationItem } from '#licence/configuration.ts'
import type { configurationsTexts } from '#texts/configurations.ts'
import { formats } from '#web/ui/data/formats.ts'

type Say = (key: keyof typeof configurationsTexts, values?: Record<string, unknown>) => string

/** A count as people say it. */
export const countWords = ({ count }: ConfigurationItem, t: Say): string =>
  count.kind === 'counted'
    ? String(count.n)
    : t(count.kind === 'uncounted' ? 'manager.uncounted' : 'manager.dependency')

/** The last day, "unbegrenzt", or nothing while none is chosen. */
export const endWords = ({ unlimited, endDate }: ConfigurationItem, t: Say): string =>
  unlimited ? t('manager.unlimited') : formats.date(endDate)

/** The flags that are set. */
export const flagWords = ({ test, testCount, student, editModules, connect }: ConfigurationItem, t: Say): string =>
  [
    test && t('manager.testOf', { count: testCount }),
    student && t('manager.student'),
    editModules && t('manager.editModules'),
    connect && t('manager.connect'),
  ]
    .filter(Boolean)
    .join(', ')

/** The same with the first day, where that was changed. */
export const dayAndFlagWords = (item: ConfigurationItem, t: Say): string =>
  [item.startDate && t('manager.from', { day: formats.date(item.startDate) }), flagWords(item, t)]
    .filter(Boolean)
    .join(', ')
