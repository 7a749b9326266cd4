import { ActionIcon, type ActionIconProps, Button } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { type ComponentProps, type ReactNode, use } from 'react'
import type { Plain } from '../layout/link.tsx'
import { IconEdit } from '../layout/icons.tsx'
import { MenuLink } from '../menu/menu.tsx'
import { nameWith, RowPlace } from './row-place.ts'

interface RowAction {
  text: string
  icon: ReactNode
  /** What stands beside the row in words, for what matters most. */
  word?: string
  /** The next thing to do with this row. */
  next?: boolean
}

function PlainIcon({ text, icon, word, next, ...props }: ActionIconProps & Plain & RowAction) {
  if (use(RowPlace) === 'menu')
    return (
      <MenuLink icon={icon} {...(props as Plain)}>
        {text}
      </MenuLink>
    )
  if (word)
    return (
      <Button
        component="a"
        size="compact-sm"
        variant={next ? 'filled' : 'default'}
        aria-label={nameWith(word, text)}
        title={text}
        {...(props as Plain)}
      >
        {word}
      </Button>
    )
  return (
    <ActionIcon component="a" variant="subtle" aria-label={text} title={text} {...props}>
      {icon}
    </ActionIcon>
  )
}

/** A row action that leads somewhere. */
export const RowLink = createLink(PlainIcon)

type Unmarked = Omit<ComponentProps<typeof PlainIcon>, 'icon'>
/** The row action that leads to where the row is looked at and changed. */
export const EditLink = createLink((props: Unmarked) => <PlainIcon icon={<IconEdit />} {...props} />)
