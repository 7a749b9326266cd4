import {
  ActionIcon,
  type ActionIconProps,
  Anchor,
  type AnchorProps,
  Button,
  type ButtonProps,
  Menu,
} from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { type AnchorHTMLAttributes, type ReactNode, type Ref, use } from 'react'
import { RowPlace } from './table/row-place.ts'

type Plain = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'style'> & { ref?: Ref<HTMLAnchorElement> }

const PlainAnchor = (props: AnchorProps & Plain) => <Anchor {...props} />
const PlainButton = (props: ButtonProps & Plain) => <Button component="a" {...props} />
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
      <Menu.Item component="a" leftSection={icon} {...(props as Plain)}>
        {text}
      </Menu.Item>
    )
  if (word)
    return (
      <Button
        component="a"
        size="compact-sm"
        variant={next ? 'filled' : 'default'}
        aria-label={text}
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

/** A link in running text. */
export const TextLink = createLink(PlainAnchor)
/** A link that looks like a button: the primary action of a list. */
export const LinkButton = createLink(PlainButton)
/** A row action that leads somewhere. */
export const RowLink = createLink(PlainIcon)
