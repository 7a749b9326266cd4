import { Button, type ButtonProps } from '@mantine/core'
import { createLink } from '@tanstack/react-router'
import { uiTexts } from '#texts/ui.ts'
import type { Plain } from './link.tsx'
import { useTexts } from './use-texts.tsx'

function Cancel(props: Omit<ButtonProps & Plain, 'children'>) {
  const t = useTexts(uiTexts)
  return (
    <Button component="a" variant="default" {...props}>
      {t('ui.cancel')}
    </Button>
  )
}

/** Leaves a form without saving it. */
export const CancelLink = createLink(Cancel)
