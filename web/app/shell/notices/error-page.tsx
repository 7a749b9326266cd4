import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { shellTexts } from '#texts/shell.ts'
import { ApiError } from '../../../api/api-error.ts'
import { Page } from '../../../ui/layout/page/page.tsx'
import { isChunkLoadError } from '../../../ui/layout/lazy-boundary.tsx'
import { useLanguage, useTexts } from '../../../ui/data/use-texts.tsx'

/** When a page could not be drawn: what happened, the number to quote, and another try. */
export function ErrorPage({ error }: { error: unknown }): ReactNode {
  const t = useTexts(shellTexts)
  const { language } = useLanguage()
  const api = error instanceof ApiError ? error : null
  const missing = isChunkLoadError(error)
  return (
    <Page
      narrow
      title={t('shell.failed')}
      context={missing ? t('shell.notArrived') : (api?.text(language) ?? t('shell.failedText'))}
    >
      {api?.requestId && (
        <p>
          {t('shell.requestId')}: <code>{api.requestId}</code>
        </p>
      )}
      {!api && !missing && (
        <p>
          {t('shell.failure')}: <code>{error instanceof Error ? error.message : String(error)}</code>
        </p>
      )}
      <div>
        <Button onClick={() => location.reload()}>{t('shell.reload')}</Button>
      </div>
    </Page>
  )
}
