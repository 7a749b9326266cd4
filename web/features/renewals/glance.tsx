import { Button, Switch } from '@mantine/core'
import type { ReactNode } from 'react'
import { downloadEnds, type Glance, type LicenceEnd, readGlance, setReminders } from '#contract/renewals.ts'
import { validityWords } from '#texts/passport-words.ts'
import { machineName } from '#contract/machine-name.ts'
import { renewalsTexts } from '#texts/renewals.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { IconCalendar } from '#web/ui/layout/icons.tsx'
import { TextLink } from '#web/ui/layout/link.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useDownload } from '#web/ui/data/use-download.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { productOf } from './request-words.ts'
import classes from './renewals.module.css'
import { Hint, Quiet } from '#web/ui/layout/text/words.tsx'
import { PlainList } from '#web/ui/layout/plain-list.tsx'

interface CompanyGlanceProps {
  company: { id: string }
  /** What was done last, for who may see it. */
  latest?: ReactNode
  /** What else ends, which other features know: in how many days, and its line. */
  more?: readonly { key: string; days: number; line: ReactNode }[]
}

/** A company at a glance: what ends soon, who cannot sign in, what was done last. */
export function CompanyGlance({ company: { id }, latest, more = [] }: CompanyGlanceProps) {
  const t = useTexts(renewalsTexts)
  const { data, error, refetch } = useRead(readGlance, { params: { id } })
  if (error) return <ErrorNotice error={error} retry={refetch} />
  return (
    <Section title={t('glance.title')} busy={!data}>
      {data && (
        <div className={classes.panels}>
          <Ends companyId={id} glance={data} more={more} />
          <Contacts contacts={data.contactsWithoutAccount} />
          {latest && <div className={classes.panel}>{latest}</div>}
        </div>
      )}
    </Section>
  )
}

interface EndsProps {
  companyId: string
  glance: Glance
  more: NonNullable<CompanyGlanceProps['more']>
}

function Ends({ companyId, glance: { ends, reminders }, more }: EndsProps) {
  const t = useTexts(renewalsTexts)
  const download = useDownload()
  const save = useWrite(setReminders, { done: () => notify.success(t('glance.remindersSaved')) })
  const lines = [
    ...ends.map((end) => ({ key: `${end.subjectId} ${end.endDay}`, days: end.days, line: <EndLine end={end} /> })),
    ...more,
  ].toSorted((a, b) => a.days - b.days)
  const within = (days: number) => lines.filter((end) => end.days <= days).length
  const saveCalendar = () => void download(downloadEnds, { params: { id: companyId } })
  const days = reminders.days.join(', ')
  return (
    <div className={classes.panel}>
      <div className={classes.head}>
        <h3>{t('glance.ends')}</h3>
        <Button size="xs" variant="default" leftSection={<IconCalendar />} onClick={saveCalendar}>
          {t('glance.calendar')}
        </Button>
      </div>
      {lines.length === 0 ? (
        <Hint>{t('glance.endsNone')}</Hint>
      ) : (
        <>
          <Hint>{[30, 60, 90].map((one) => t('glance.within', { days: one, count: within(one) })).join(' · ')}</Hint>
          <PlainList>
            {lines.map(({ key, line }) => (
              <li key={key}>{line}</li>
            ))}
          </PlainList>
        </>
      )}
      <Switch
        label={t('glance.reminders')}
        description={days ? t('glance.remindersHint', { days }) : t('glance.remindersNever')}
        checked={reminders.on && days !== ''}
        disabled={days === '' || save.pending}
        onChange={(event) => void save.run({ params: { id: companyId }, body: { on: event.currentTarget.checked } })}
      />
    </div>
  )
}

function EndLine({ end }: { end: LicenceEnd }) {
  const t = useTexts(renewalsTexts)
  const { language } = useLanguage()
  const machine = machineName(end.machine)
  return (
    <>
      <TextLink to="/products/passport/$id" params={{ id: end.holdingId }}>
        {productOf(end, language)}
      </TextLink>
      {machine && `, ${machine}`}
      {!end.whole && `, ${t('glance.part')}`}:{' '}
      {validityWords({ state: 'soon', day: end.endDay, days: end.days }, language)} ({formats.date(end.endDay)})
    </>
  )
}

function Contacts({ contacts }: { contacts: Glance['contactsWithoutAccount'] }) {
  const t = useTexts(renewalsTexts)
  const shown = contacts.slice(0, 5)
  return (
    <div className={classes.panel}>
      <h3>{t('glance.contacts')}</h3>
      {contacts.length === 0 && <Hint>{t('glance.contactsNone')}</Hint>}
      <PlainList>
        {shown.map(({ id, name, email }) => (
          <li key={id}>
            {name} <Quiet>{email}</Quiet>
          </li>
        ))}
      </PlainList>
      {contacts.length > shown.length && <Hint>{t('glance.more', { count: contacts.length - shown.length })}</Hint>}
    </div>
  )
}
