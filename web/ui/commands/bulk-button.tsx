import type { ReactNode } from 'react'
import { ReasonButton } from '../feedback/reason-button.tsx'
import { useCommand } from './commands.ts'
import { useLetter } from './single-keys.ts'

interface BulkButtonProps {
  text: string
  /** The key that presses it while the list has the focus. */
  letter: string
  icon?: ReactNode
  /** The one thing that is usually done with the rows. */
  main?: boolean
  danger?: boolean
  loading?: boolean
  /** Why it cannot be done with these rows. */
  reason?: string | false | undefined
  onClick: () => void
}

/** What can be done with all rows that are selected: a button of the batch bar, and a command of the finder. */
export function BulkButton({ text, letter, icon, main, danger, loading = false, reason, onClick }: BulkButtonProps) {
  const { titled, attributes } = useLetter(letter)
  const press = () => {
    if (!reason && !loading) onClick()
  }
  useCommand(!reason && { of: 'selection', text, letter }, press)
  return (
    <ReasonButton
      {...(main ? {} : { variant: 'default' })}
      {...(danger ? { variant: 'outline', color: 'red' } : {})}
      leftSection={icon}
      loading={loading}
      reason={reason}
      title={titled(text)}
      onClick={press}
      {...attributes}
    >
      {text}
    </ReasonButton>
  )
}
