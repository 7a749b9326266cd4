import { ActionIcon, Button } from '@mantine/core'
import { type ReactNode, use } from 'react'
import { MenuItem } from '../menu.tsx'
import { nameWith, RowPlace } from './row-place.ts'

interface RowButtonProps {
  /** Names the action and the row it is for: "Firma Voss GmbH löschen". */
  text: string
  icon: ReactNode
  /** What stands beside the row in words, for what matters most. */
  word?: string
  /** The next thing to do with this row. */
  next?: boolean
  danger?: boolean
  disabled?: boolean
  /** For one that shows something and hides it again. */
  pressed?: boolean
  onClick: () => void
}

// The library's red for icons is white in the dark.
const reddish = () => ({ root: { '--ai-color': 'var(--mantine-color-error)' } })

/** A row action: in words, as an icon that says its name, or as a line of the row's menu. */
export function RowButton({ text, icon, word, next, danger, disabled, pressed, onClick }: RowButtonProps) {
  const state = {
    disabled: disabled ?? false,
    onClick,
    ...(pressed === undefined ? {} : { 'aria-pressed': pressed }),
  }
  if (use(RowPlace) === 'menu')
    return (
      <MenuItem icon={icon} danger={danger ?? false} {...state}>
        {text}
      </MenuItem>
    )
  if (word)
    return (
      <Button
        size="compact-sm"
        variant={next ? 'filled' : 'default'}
        aria-label={nameWith(word, text)}
        title={text}
        {...state}
      >
        {word}
      </Button>
    )
  return (
    <ActionIcon
      variant="subtle"
      {...(danger ? { color: 'red', vars: reddish } : {})}
      aria-label={text}
      title={text}
      {...state}
    >
      {icon}
    </ActionIcon>
  )
}
