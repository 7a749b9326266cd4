import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'

/** What a link of the library takes besides its look. */
export type Plain = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'style'> & { ref?: Ref<HTMLAnchorElement> }

const PlainAnchor = (props: AnchorProps & Plain) => <Anchor {...props} />
/** A link as a button, without knowing where it leads. */
export const PlainButton = (props: ButtonProps & Plain) => <Button component="a" {...props} />
/** A link in running text. */
export const TextLink = createLink(PlainAnchor)
/** A link that looks like a button: the primary action of a list. */
export const LinkButton = createLink(PlainButton)
