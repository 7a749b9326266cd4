import { Button } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { crmTexts } from '#texts/crm.ts'
import { uiTexts } from '#texts/ui.ts'
import type { ApiError } from '#web/api/api-error.ts'
import { ErrorNotice, Notice } from '#web/ui/feedback/error-notice.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './crm.module.css'

/** Why the CRM gave no answer. While it is left alone the seconds run, and then it is asked again by itself. */
export function AwayNotice({ error, retry }: { error: ApiError; retry: () => unknown }) {
  const seconds = error.code === 'crm.away' ? Number(error.details['seconds']) : 0
  if (seconds <= 0) {
    const final = ['crm.vemasCompanyNotFoundTitle', 'crm.notConfigured', 'crm.companyGone'].includes(error.code)
    return <ErrorNotice error={error} {...(final ? {} : { retry })} />
  }
  return <Countdown key={error.requestId ?? ''} seconds={seconds} retry={retry} />
}

function Countdown({ seconds, retry }: { seconds: number; retry: () => unknown }) {
  const t = useTexts(crmTexts)
  const ui = useTexts(uiTexts)
  const [left, setLeft] = useState(seconds)
  const latest = useRef(retry)
  useEffect(() => {
    latest.current = retry
  })
  useEffect(() => {
    const end = Date.now() + seconds * 1000
    const timer = setInterval(() => {
      const now = Math.ceil((end - Date.now()) / 1000)
      setLeft(Math.max(0, now))
      if (now > 0) return
      clearInterval(timer)
      void latest.current()
    }, 500)
    return () => clearInterval(timer)
  }, [seconds])
  return (
    <Notice>
      <p className={classes.line}>{t('crm.offline')}</p>
      {/* Once said is enough: screen readers are not told each second. */}
      <p className={classes.line} aria-live="off">
        {t('crm.awaySoon', { seconds: left })}
      </p>
      <Button mt="sm" size="xs" variant="default" onClick={() => void retry()}>
        {ui('ui.retry')}
      </Button>
    </Notice>
  )
}
