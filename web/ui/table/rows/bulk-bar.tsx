import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { viewsTexts } from '#texts/views.ts'
import { useTexts } from '../../data/use-texts.tsx'
import { LazyBoundary } from '../../layout/lazy-boundary.tsx'
import classes from '../toolbar/toolbar.module.css'

/** While rows are chosen: how many, what can be done with them, and the way back. What can be done may come on demand. */
export function BulkBar({ count, clear, children }: { count: number; clear: () => void; children: ReactNode }) {
  const t = useTexts(viewsTexts)
  return (
    <div className={classes.bulk}>
      <output>{t('views.chosen', { count })}</output>
      <LazyBoundary>{children}</LazyBoundary>
      <Button variant="subtle" onClick={clear}>
        {t('views.chosenNone')}
      </Button>
    </div>
  )
}
