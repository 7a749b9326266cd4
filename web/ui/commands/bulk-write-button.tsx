import type { ReactNode } from 'react'
import { bulkAtMost, type BulkOperation } from '#contract/bulk.ts'
import { uiTexts } from '#texts/ui.ts'
import type { Input } from '../../api/request.ts'
import { useWrite } from '../data/use-api.ts'
import { useLanguage, useTexts } from '../data/use-texts.tsx'
import { confirm } from '../dialog/confirm.ts'
import { BulkButton } from './bulk-button.tsx'
import { namesOf } from './names-of.ts'
import { useBulkResult } from './use-bulk-result.ts'

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
  /** The question before it, which names them; none where nothing is taken away. */
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
  const tell = useBulkResult()
  const { run, pending } = useWrite<BulkOperation>(operation, {
    done: (result) => {
      clear()
      return tell(result, rows, nameOf, done)
    },
  })
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
