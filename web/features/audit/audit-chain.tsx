import { Alert, Button } from '@mantine/core'
import { type AuditCheck, readLatestAuditCheck, startAuditCheck } from '#contract/audit.ts'
import { auditTexts } from '#texts/audit.ts'
import { CheckState, isRunning } from '#web/ui/feedback/check-state.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { IconCheck } from '#web/ui/layout/icons.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './audit.module.css'
import { Hint } from '#web/ui/layout/text/words.tsx'

/** Checks that no entry was changed or deleted since it was chained. */
export function AuditChain() {
  const t = useTexts(auditTexts)
  const latest = useRead(readLatestAuditCheck, {}, { every: 1000, everyWhile: isRunning })
  const start = useWrite(startAuditCheck)
  const check = latest.data?.check
  return (
    <section className={classes.chain} aria-label={t('audit.check')}>
      <div aria-live="polite">
        {check && (
          <CheckState check={check} failed={t('audit.checkFailed')} finding={(found) => <Finding answer={found} />} />
        )}
      </div>
      <Button
        variant="default"
        leftSection={<IconCheck />}
        loading={start.pending || check?.state === 'running'}
        onClick={() => void start.run({ body: {} })}
      >
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
  const { entries, brokenAt, wrongHead, signedTo, waiting, unlinked, unlisted, sentTo, sealed } = answer
  const faults = [
    brokenAt !== null && t('audit.brokenAt', { position: number(brokenAt) }),
    wrongHead !== null && t('audit.wrongHead', { position: number(wrongHead) }),
    unlinked > 0 && t('audit.unlinked', { count: number(unlinked) }),
    unlisted > 0 && t('audit.unlisted', { count: number(unlisted) }),
    sealed.wrong.length > 0 && t('audit.sealedWrong', { files: sealed.wrong.join(', ') }),
  ].filter((line) => line !== false)
  const facts = [
    faults.length === 0 && t('audit.whole', { entries: number(entries), signedTo: number(signedTo) }),
    ...faults,
    sealed.rows > 0 && t('audit.sealed', { count: number(sealed.rows) }),
    sealed.missing.length > 0 && t('audit.sealedMissing', { files: sealed.missing.join(', ') }),
    waiting > 0 && t('audit.waiting', { count: number(waiting) }),
    sentTo !== null && t('audit.sentTo', { position: number(sentTo) }),
  ].filter((line) => line !== false)
  const colour = sealed.missing.length > 0 ? 'orange' : 'green'
  return (
    <Alert color={faults.length > 0 ? 'red' : colour}>
      {facts.map((line) => (
        <p key={line} className={classes.fact}>
          {line}
        </p>
      ))}
    </Alert>
  )
}
