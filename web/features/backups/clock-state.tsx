import { Alert, Button } from '@mantine/core'
import { confirmClock, readClock } from '#contract/clock.ts'
import { backupsTexts } from '#texts/backups.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './system.module.css'

/** Whether the server's clock fits what is known, and a person's confirmation that it does. */
export function ClockState() {
  const t = useTexts(backupsTexts)
  const { data, error, refetch } = useRead(readClock, undefined, { every: 30_000 })
  const { ask, pending } = useConfirmed(confirmClock, () => ({
    input: {},
    title: t('clock.confirm'),
    question: t('clock.question'),
    done: () => notify.success(t('clock.confirmed')),
  }))
  if (error) return <ErrorNotice error={error} retry={refetch} />
  return (
    <Section title={t('clock.title')}>
      {data && (
        <>
          <Facts
            layout="row"
            facts={[
              [t('clock.now'), formats.instant(data.now)],
              [t('clock.known'), data.known === null ? t('clock.unknown') : formats.instant(data.known)],
            ]}
          />
          {data.state === 'right' ? (
            <p className={classes.hint}>{t('clock.right')}</p>
          ) : (
            <>
              <Alert color="red">{t(`clock.${data.state}`)}</Alert>
              <Button className={classes.now ?? ''} loading={pending} onClick={() => ask()}>
                {t('clock.confirm')}
              </Button>
            </>
          )}
        </>
      )}
    </Section>
  )
}
