import { ActionIcon } from '@mantine/core'
import type { ReactNode } from 'react'

interface RowButtonProps {
  /** Names the action and the row it is for: "Firma Voss GmbH löschen". */
  text: string
  icon: ReactNode
  danger?: boolean
  disabled?: boolean
  /** For one that shows something and hides it again. */
  pressed?: boolean
  onClick: () => void
}

// The library's red for icons is white in the dark.
const reddish = () => ({ root: { '--ai-color': 'var(--mantine-color-error)' } })

/** A row action as an icon that says its name. */
export const RowButton = ({ text, icon, danger, disabled, pressed, onClick }: RowButtonProps) => (
  <ActionIcon
    variant="subtle"
    {...(danger ? { color: 'red', vars: reddish } : {})}
    disabled={disabled ?? false}
    aria-label={text}
    title={text}
    {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
    onClick={onClick}
  >
    {icon}
  </ActionIcon>
)
