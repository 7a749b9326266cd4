import type { ReactNode } from 'react'
import { bulkAtMost, type BulkOperation, type BulkResult } from '#contract/bulk.ts'
import { uiTexts } from '#texts/ui.ts'
import { ApiError } from '../../api/api-error.ts'
import { loadErrorTexts } from '../../api/error-texts.ts'
import type { Input } from '../../api/request.ts'
import { useWrite } from '../data/use-api.ts'
import { useLanguage, useTexts } from '../data/use-texts.tsx'
import { confirm } from '../dialog/confirm.ts'
import { notify } from '../feedback/notify.ts'
import { BulkButton } from './bulk-button.tsx'
import { namesOf } from './names-of.ts'

interface BulkWriteButtonProps<O extends BulkOperation, Row extends { id: string }> {
  operation: O
  /** Those of the selection it is for. */
  rows: readonly Row[]
  nameOf: (row: Row) => string
  /** Ends the selection. */
  clear: () => void
  text: string
  letter: string
  icon?: ReactNode
  danger?: boolean
  main?: boolean
  /** Why it cannot be done with these rows. */
  reason?: string | false | undefined
  input: (ids: string[]) => Input<O>
  /** The question before it, which names them; none where nothing is taken from anybody. */
  question?: (names: string) => string
  /** What was done, with how many. */
  done: (count: number) => string
}

/**
 * Does something with all rows that are selected, by one operation. Its one message says with how many it was done, and with
 * which not and why.
 */
export function BulkWriteButton<O extends BulkOperation, Row extends { id: string }>({
  operation,
  rows,
  nameOf,
  clear,
  input,
  question,
  done,
  reason,
  ...button
}: BulkWriteButtonProps<O, Row>) {
  const t = useTexts(uiTexts)
  const { language } = useLanguage()
  const told = async ({ items }: BulkResult) => {
    clear()
    const refused = items.flatMap(({ id, refusal }) => (refusal ? [{ id, refusal }] : []))
    const count = items.length - refused.length
    if (refused.length === 0) return notify.success(done(count))
    await loadErrorTexts()
    const reasons = Map.groupBy(refused, ({ refusal }) => new ApiError(409, refusal).text(language))
    const lines = [...reasons].map(([why, some]) => {
      const ids = new Set(some.map(({ id }) => id))
      return t('ui.notDone', { names: namesOf(rows.filter(({ id }) => ids.has(id)).map(nameOf), language), reason: why })
    })
    notify.error([...(count > 0 ? [done(count)] : []), ...lines].join(' '))
  }
  const { run, pending } = useWrite<BulkOperation>(operation, { done: told })
  const press = async () => {
    const words = question?.(namesOf(rows.map(nameOf), language))
    if (words && !(await confirm({ title: button.text, question: words, danger: button.danger ?? false }))) return
    await run(input(rows.map(({ id }) => id)))
  }
  return (
    <BulkButton
      {...button}
      loading={pending}
      reason={rows.length > bulkAtMost ? t('ui.tooMany', { most: bulkAtMost }) : reason}
      onClick={() => void press()}
    />
  )
}
