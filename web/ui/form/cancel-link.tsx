import type { ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { uiTexts } from '#texts/ui.ts'
import { type Plain, PlainButton } from '../layout/link.tsx'
import { useTexts } from '../data/use-texts.tsx'

function Cancel(props: Omit<ButtonProps & Plain, 'children'>) {
  const t = useTexts(uiTexts)
  return (
    <PlainButton variant="default" {...props}>
      {t('ui.cancel')}
    </PlainButton>
  )
}

/** Leaves a form without saving it. */
export const CancelLink = createLink(Cancel)
