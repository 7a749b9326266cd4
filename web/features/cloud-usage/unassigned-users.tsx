import { Button } from '@mantine/core'
import { useState } from 'react'
import { assignCloudUser, listUnknownCloudUsers, type UnknownCloudUser } from '#contract/cloud-reports.ts'
import { duration } from '#contract/cloud-usage.ts'
import { cloudReportTexts } from '#texts/cloud-usage.ts'
import { EntryFormDialog } from '#web/ui/form/entry/entry-form-dialog.tsx'
import { TextField } from '#web/ui/form/fields/fields.tsx'
import { useEntry } from '#web/ui/form/entry/use-entry.ts'
import { formats } from '#web/ui/data/formats.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Names in the reports without a user, to be assigned. */
export function UnassignedUsers() {
  const t = useTexts(cloudReportTexts)
  const strangers = useRead(listUnknownCloudUsers)
  const [chosen, setChosen] = useState<UnknownCloudUser | null>(null)
  const shown = strangers.data?.items.length ?? 0
  return (
    <Section title={t('cloudReports.strangers')}>
      <p>{t('cloudReports.strangersHint')}</p>
      <DataTable
        label={t('cloudReports.strangers')}
        read={strangers}
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
      {strangers.data && strangers.data.inAll > shown && (
        <p>{t('cloudReports.moreStrangers', { shown, total: strangers.data.inAll })}</p>
      )}
      {chosen && <Assign streamUser={chosen.streamUser} onClose={() => setChosen(null)} />}
    </Section>
  )
}

function Assign({ streamUser, onClose }: { streamUser: string; onClose: () => void }) {
  const t = useTexts(cloudReportTexts)
  const entry = useEntry(assignCloudUser, {
    initial: { streamUser, email: '' },
    done: ({ sessions }, { email }) => {
      notify.success(t('cloudReports.assigned', { sessions, email }))
      onClose()
    },
  })
  return (
    <EntryFormDialog
      title={t('cloudReports.assignTitle', { streamUser })}
      onClose={onClose}
      entry={entry}
      saveLabel={t('cloudReports.assign')}
    >
      <TextField {...entry.field('email', t('cloudReports.assignEmail'))} type="email" autoComplete="off" />
    </EntryFormDialog>
  )
}
