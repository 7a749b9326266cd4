import { Alert, Button } from '@mantine/core'
import { useState } from 'react'
import { type AuditCheck, checkAudit } from '#contract/audit.ts'
import { auditTexts } from '#texts/audit.ts'
import { call } from '#web/api.ts'
import { asApiError } from '#web/api/api-error.ts'
import { formats } from '#web/ui/data/formats.ts'
import { IconCheck } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './audit.module.css'
import { Hint } from '#web/ui/layout/text/words.tsx'

/** Checks that no entry was changed or deleted since it was chained. */
export function AuditChain() {
  const t = useTexts(auditTexts)
  const { language } = useLanguage()
  const [answer, setAnswer] = useState<AuditCheck | null>(null)
  const [pending, setPending] = useState(false)
  const check = () => {
    setPending(true)
    call(checkAudit)
      .then(setAnswer)
      .catch((thrown: unknown) => notify.error(asApiError(thrown).text(language)))
      .finally(() => setPending(false))
  }
  return (
    <section className={classes.chain} aria-label={t('audit.check')}>
      <div aria-live="polite">{answer && <Finding answer={answer} />}</div>
      <Button variant="default" leftSection={<IconCheck />} loading={pending} onClick={check}>
        {t('audit.check')}
      </Button>
      <Hint>{t('audit.checkHint')}</Hint>
    </section>
  )
}

function Finding({ answer }: { answer: AuditCheck }) {
  const t = useTexts(auditTexts)
  const { language } = useLanguage()
  const number = (n: number) => formats.number(n, language)
  const { entries, brokenAt, wrongHead, signedTo, waiting, unlinked, sentTo } = answer
  const faults = [
    brokenAt !== null && t('audit.brokenAt', { position: number(brokenAt) }),
    wrongHead !== null && t('audit.wrongHead', { position: number(wrongHead) }),
    unlinked > 0 && t('audit.unlinked', { count: number(unlinked) }),
  ].filter((line) => line !== false)
  const facts = [
    faults.length === 0 && t('audit.whole', { entries: number(entries), signedTo: number(signedTo) }),
    ...faults,
    waiting > 0 && t('audit.waiting', { count: number(waiting) }),
    sentTo !== null && t('audit.sentTo', { position: number(sentTo) }),
  ].filter((line) => line !== false)
  return (
    <Alert color={faults.length > 0 ? 'red' : 'green'}>
      {facts.map((line) => (
        <p key={line} className={classes.fact}>
          {line}
        </p>
      ))}
    </Alert>
  )
}
