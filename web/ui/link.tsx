import { ActionIcon, type ActionIconProps, Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, ReactNode, Ref } from 'react'

type Plain = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'style'> & { ref?: Ref<HTMLAnchorElement> }

const PlainAnchor = (props: AnchorProps & Plain) => <Anchor {...props} />
const PlainButton = (props: ButtonProps & Plain) => <Button component="a" {...props} />
const PlainIcon = ({ text, icon, ...props }: ActionIconProps & Plain & { text: string; icon: ReactNode }) => (
  <ActionIcon component="a" variant="subtle" aria-label={text} title={text} {...props}>
    {icon}
  </ActionIcon>
)

/** A link in running text. */
export const TextLink = createLink(PlainAnchor)
/** A link that looks like a button: the primary action of a list. */
export const LinkButton = createLink(PlainButton)
/** A row action that leads somewhere. */
export const RowLink = createLink(PlainIcon)
