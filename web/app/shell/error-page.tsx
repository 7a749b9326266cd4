import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { shellTexts } from '#texts/shell.ts'
import { ApiError } from '../../api/api-error.ts'
import { Page } from '../../ui/page.tsx'
import { useLanguage, useTexts } from '../../ui/use-texts.tsx'

/** When a page could not be drawn: what happened, the number to quote, and another try. */
export function ErrorPage({ error }: { error: unknown }): ReactNode {
  const t = useTexts(shellTexts)
  const { language } = useLanguage()
  const api = error instanceof ApiError ? error : null
  // A chunk that is gone: the server was updated since this page was loaded.
  const outdated = error instanceof TypeError && /import|module/i.test(error.message)
  return (
    <Page
      narrow
      title={t('shell.failed')}
      context={outdated ? t('shell.newVersion') : (api?.text(language) ?? t('shell.failedText'))}
    >
      {api?.requestId && (
        <p>
          {t('shell.requestId')}: <code>{api.requestId}</code>
        </p>
      )}
      {!api && !outdated && (
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
