import { Anchor, type AnchorProps, Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import type { AnchorHTMLAttributes, Ref } from 'react'
import { uiTexts } from '#texts/ui.ts'
import { useTexts } from './use-texts.tsx'

/** What a link of the library takes besides its look. */
export type Plain = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'color' | 'style'> & { ref?: Ref<HTMLAnchorElement> }

const PlainAnchor = (props: AnchorProps & Plain) => <Anchor {...props} />
const PlainButton = (props: ButtonProps & Plain) => <Button component="a" {...props} />
function Cancel(props: Omit<ButtonProps & Plain, 'children'>) {
  const t = useTexts(uiTexts)
  return (
    <PlainButton variant="default" {...props}>
      {t('ui.cancel')}
    </PlainButton>
  )
}
/** A link in running text. */
export const TextLink = createLink(PlainAnchor)
/** A link that looks like a button: the primary action of a list. */
export const LinkButton = createLink(PlainButton)
/** Leaves a form without saving it. */
export const CancelLink = createLink(Cancel)
