import { Button } from '@mantine/core'
import { useState } from 'react'
import { assignCloudUser, listUnknownCloudUsers, type UnknownCloudUser } from '#contract/cloud-reports.ts'
import { duration } from '#contract/cloud-usage.ts'
import { cloudReportTexts } from '#texts/cloud-usage.ts'
import { uiTexts } from '#texts/ui.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { EntryForm } from '#web/ui/form/entry-form.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { useEntry } from '#web/ui/form/use-entry.ts'
import { formats } from '#web/ui/formats.ts'
import { notify } from '#web/ui/notify.ts'
import { Section } from '#web/ui/section.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useRead } from '#web/ui/use-api.ts'
import { useTexts } from '#web/ui/use-texts.tsx'

/** Names in the reports that belong to nobody, to be assigned. */
export function Strangers() {
  const t = useTexts(cloudReportTexts)
  const { data, error, refetch } = useRead(listUnknownCloudUsers)
  const [chosen, setChosen] = useState<UnknownCloudUser | null>(null)
  const shown = data?.items.length ?? 0
  return (
    <Section title={t('cloudReports.strangers')}>
      <p>{t('cloudReports.strangersHint')}</p>
      <DataTable
        label={t('cloudReports.strangers')}
        rows={data?.items}
        error={error}
        retry={refetch}
        pageSize={5}
        columns={[
          { key: 'streamUser', text: t('cloudReports.streamUser'), code: true, value: (one) => one.streamUser },
          { key: 'sessions', text: t('cloudReports.sessions'), align: 'right', value: (one) => one.sessions },
          { key: 'seconds', text: t('cloudReports.duration'), align: 'right', value: (one) => duration(one.seconds) },
          { key: 'lastDay', text: t('cloudReports.lastDay'), value: (one) => formats.date(one.lastDay) },
        ]}
        actions={(one) => (
          <Button size="compact-sm" variant="default" onClick={() => setChosen(one)}>
            {t('cloudReports.assign')}
          </Button>
        )}
        empty={{ text: t('cloudReports.noStrangers') }}
      />
      {data && data.inAll > shown && <p>{t('cloudReports.moreStrangers', { shown, total: data.inAll })}</p>}
      {chosen && <Assign streamUser={chosen.streamUser} onClose={() => setChosen(null)} />}
    </Section>
  )
}

function Assign({ streamUser, onClose }: { streamUser: string; onClose: () => void }) {
  const t = useTexts(cloudReportTexts)
  const u = useTexts(uiTexts)
  const entry = useEntry(assignCloudUser, {
    initial: { streamUser, email: '' },
    done: ({ sessions }, { email }) => {
      notify.success(t('cloudReports.assigned', { sessions, email }))
      onClose()
    },
  })
  return (
    <Dialog title={t('cloudReports.assignTitle', { streamUser })} onClose={onClose}>
      <EntryForm
        entry={entry}
        saveLabel={t('cloudReports.assign')}
        cancel={
          <Button variant="default" onClick={onClose}>
            {u('ui.cancel')}
          </Button>
        }
        mayLeave
      >
        <TextField {...entry.field('email', t('cloudReports.assignEmail'))} type="email" autoComplete="off" />
      </EntryForm>
    </Dialog>
  )
}
