import { ActionIcon, Button } from '@mantine/core'
import { type ReactNode, use, useId } from 'react'
import { CommandList, CurrentRow, useCommand } from '../../commands/commands.ts'
import { useLetter } from '../../commands/single-keys.ts'
import { MenuItem } from '../../menu/menu.tsx'
import { notify } from '../../feedback/notify.ts'
import { nameWith, RowPlace } from './row-place.ts'
import classes from './row-actions.module.css'

export interface RowButtonProps {
  /** Names the action and the row it is for: "Firma Voss GmbH löschen". */
  text: string
  icon: ReactNode
  /** The key that runs it while the row has the focus. */
  letter?: string
  /** What stands beside the row in words, for what matters most. */
  word?: string
  /** The next thing to do with this row. */
  next?: boolean
  danger?: boolean
  disabled?: boolean
  /** Why it cannot be pressed now: shown with its name, and announced when it is pressed. */
  reason?: string | false | undefined
  /** For one that shows something and hides it again. */
  pressed?: boolean
  onClick: () => void
}

// The library's red for icons is white in the dark.
const reddish = () => ({ root: { '--ai-color': 'var(--mantine-color-error)' } })

/** A row action: in words, as an icon that says its name, or as a line of the row's menu. */
export function RowButton({
  text,
  icon,
  letter,
  word,
  next,
  danger,
  disabled,
  reason,
  pressed,
  onClick,
}: RowButtonProps) {
  const place = use(RowPlace)
  const press = reason ? () => notify.note(reason) : onClick
  useCommand(use(CurrentRow) && place !== 'menu' && !disabled && { of: 'row', text, letter }, press)
  const { shown, titled, attributes } = useLetter(use(CommandList) === '' ? undefined : letter)
  const state = {
    ...attributes,
    disabled: disabled ?? false,
    onClick: press,
    ...(pressed === undefined ? {} : { 'aria-pressed': pressed }),
    ...(reason && { 'data-disabled': true, 'aria-disabled': true }),
  }
  const id = useId()
  const title = titled(reason ? `${text}: ${reason}` : text)
  if (place === 'command') return null
  if (place === 'menu')
    return (
      <MenuItem
        icon={icon}
        letter={shown}
        danger={danger ?? false}
        {...(reason && { 'aria-label': text, 'aria-describedby': id })}
        {...state}
      >
        {text}
        {reason && (
          <small id={id} className={classes.reason}>
            {reason}
          </small>
        )}
      </MenuItem>
    )
  if (word)
    return (
      <Button
        size="compact-sm"
        variant={next ? 'filled' : 'default'}
        aria-label={nameWith(word, text)}
        title={title}
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
      title={title}
      {...state}
    >
      {icon}
    </ActionIcon>
  )
}
