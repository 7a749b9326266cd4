import type { BulkResult } from '#contract/bulk.ts'
import { uiTexts } from '#texts/ui.ts'
import { ApiError } from '../../api/api-error.ts'
import { loadErrorTexts } from '../../api/error-texts.ts'
import { useLanguage, useTexts } from '../data/use-texts.tsx'
import { notify } from '../feedback/notify.ts'
import { namesOf } from './names-of.ts'

/** Says in one message with how many it was done, and with which not and why. */
export function useBulkResult() {
  const t = useTexts(uiTexts)
  const { language } = useLanguage()
  return async <Row extends { id: string }>(
    { items }: BulkResult,
    rows: readonly Row[],
    nameOf: (row: Row) => string,
    done: (count: number) => string,
  ): Promise<void> => {
    const refused = items.flatMap(({ id, refusal }) => (refusal ? [{ id, refusal }] : []))
    const count = items.length - refused.length
    if (refused.length === 0) return notify.success(done(count))
    await loadErrorTexts()
    const reasons = Map.groupBy(refused, ({ refusal }) => new ApiError(409, refusal).text(language))
    const lines = [...reasons].map(([reason, some]) => {
      const ids = new Set(some.map(({ id }) => id))
      return t('ui.notDone', { names: namesOf(rows.filter(({ id }) => ids.has(id)).map(nameOf), language), reason })
    })
    notify.error([...(count > 0 ? [done(count)] : []), ...lines].join(' '))
  }
}
