import { Alert, Button } from '@mantine/core'
import { confirmClock, readClock } from '#contract/clock.ts'
import { backupsTexts } from '#texts/backups.ts'
import { confirm } from '#web/ui/confirm.ts'
import { ErrorNotice } from '#web/ui/error-notice.tsx'
import { Facts } from '#web/ui/facts.tsx'
import { formats } from '#web/ui/formats.ts'
import { notify } from '#web/ui/notify.ts'
import { Section } from '#web/ui/section.tsx'
import { useRead, useWrite } from '#web/ui/use-api.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import classes from './system.module.css'

/** Whether the server's clock fits what is known, and somebody's word that it does. */
export function ClockState() {
  const t = useTexts(backupsTexts)
  const { data, error, refetch } = useRead(readClock, undefined, { every: 30_000 })
  const right = useWrite(confirmClock, { done: () => notify.success(t('clock.confirmed')) })
  const say = async () => {
    const asked = { title: t('clock.confirm'), question: t('clock.question'), confirmLabel: t('clock.confirm') }
    if (await confirm(asked)) await right.run()
  }
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
              <Button className={classes.now ?? ''} loading={right.pending} onClick={() => void say()}>
                {t('clock.confirm')}
              </Button>
            </>
          )}
        </>
      )}
    </Section>
  )
}
