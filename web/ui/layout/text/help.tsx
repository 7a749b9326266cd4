import { ActionIcon } from '@mantine/core'
import { useRouterState } from '@tanstack/react-router'
import { lazy, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { frameUiTexts } from '#texts/ui-frame.ts'
import { IconHelp } from '../frame-icons.tsx'
import { useTexts } from '../../data/use-texts.tsx'
import { useBreadcrumb } from '../page/breadcrumb.ts'
import { LazyBoundary } from '../lazy-boundary.tsx'

const HelpText = lazy(async () => ({ default: (await import('./help-text.tsx')).HelpText }))

/** "So geht es": what the page is for, shown below its head when asked for; addresses that end in `#help` show it at once. */
export function Help({ below }: { below: HTMLElement | null }) {
  const t = useTexts(frameUiTexts)
  const { place, help } = useBreadcrumb()
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const called = useRouterState({ select: ({ location }) => location.hash === 'help' })
  const [shown, setShown] = useState({ path, open: called, called })
  // Another page, or the finder that leads here once more.
  if (shown.path !== path || shown.called !== called) setShown({ path, open: called, called })
  const id = useId()
  if (!place) return null
  const toggle = (open: boolean) => setShown({ ...shown, open })
  return (
    <>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="md"
        aria-label={t('ui.help')}
        title={t('ui.help')}
        aria-expanded={shown.open}
        aria-controls={id}
        onClick={() => toggle(!shown.open)}
      >
        <IconHelp />
      </ActionIcon>
      {below &&
        createPortal(
          <section id={id} aria-label={t('ui.help')} hidden={!shown.open}>
            <LazyBoundary>
              {shown.open && <HelpText of={help ?? place.to} onClose={() => toggle(false)} />}
            </LazyBoundary>
          </section>,
          below,
        )}
    </>
  )
}
