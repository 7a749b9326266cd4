import { ActionIcon, type ActionIconProps, Button } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, use, useId } from 'react'
import { CommandList, CurrentRow, useCommand } from '../../commands/commands.ts'
import { useLetter } from '../../commands/single-keys.ts'
import type { Plain } from '../../layout/link.tsx'
import { IconEdit } from '../../layout/icons.tsx'
import { MenuLink } from '../../menu/menu.tsx'
import { nameWith, RowPlace } from './row-place.ts'

interface RowAction {
  text: string
  icon: ReactNode
  /** The key that follows it while the row has the focus. */
  letter?: string
  /** What stands beside the row in words, for what matters most. */
  word?: string
  /** The next thing to do with this row. */
  next?: boolean
}

function PlainIcon({ text, icon, letter, word, next, ...rest }: ActionIconProps & Plain & RowAction) {
  const place = use(RowPlace)
  const id = useId()
  // The router leads on from the link itself.
  useCommand(use(CurrentRow) && place !== 'menu' && { of: 'row', text, letter }, () =>
    document.getElementById(id)?.click(),
  )
  const { shown, titled, attributes } = useLetter(use(CommandList) === '' ? undefined : letter)
  const props = { ...rest, ...attributes }
  if (place === 'command') return <a {...(rest as Plain)} id={id} hidden aria-label={text} />
  if (place === 'menu')
    return (
      <MenuLink icon={icon} letter={shown} {...(props as Plain)}>
        {text}
      </MenuLink>
    )
  if (word)
    return (
      <Button
        component="a"
        id={id}
        size="compact-sm"
        variant={next ? 'filled' : 'default'}
        aria-label={nameWith(word, text)}
        title={titled(text)}
        {...(props as Plain)}
      >
        {word}
      </Button>
    )
  return (
    <ActionIcon component="a" id={id} variant="subtle" aria-label={text} title={titled(text)} {...props}>
      {icon}
    </ActionIcon>
  )
}

/** A row action that leads somewhere. */
export const RowLink = createLink(PlainIcon)

type Unmarked = Omit<ComponentProps<typeof PlainIcon>, 'icon'>
/** The row action that leads to where the row is looked at and changed. */
export const EditLink = createLink((props: Unmarked) => <PlainIcon icon={<IconEdit />} letter="e" {...props} />)
