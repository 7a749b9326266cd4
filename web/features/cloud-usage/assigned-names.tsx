import { type AssignedCloudName, listAssignedCloudNames, unassignCloudName } from '#contract/cloud-reports.ts'
import { cloudReportTexts } from '#texts/cloud-usage.ts'
import { formats } from '#web/ui/data/formats.ts'
import { IconHistory } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useRemoval } from '#web/ui/data/use-removal.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'

/** Names in the reports that were assigned to a person, each to be taken back; nothing where there are none. */
export function AssignedNames() {
  const t = useTexts(cloudReportTexts)
  const names = useRead(listAssignedCloudNames)
  const { remove, pending } = useRemoval(unassignCloudName, ({ streamUser, email, sessions }: AssignedCloudName) => ({
    input: { params: { streamUser } },
    title: t('cloudReports.unassign', { streamUser }),
    question: t('cloudReports.unassignQuestion', { email, sessions }),
    confirmLabel: t('cloudReports.undoConfirm'),
    removed: () => notify.success(t('cloudReports.unassigned', { streamUser })),
  }))
  if (!names.data || names.data.items.length === 0) return null
  return (
    <Section title={t('cloudReports.assignedNames')}>
      <DataTable
        label={t('cloudReports.assignedNames')}
        read={names}
        pageSize={5}
        columns={[
          { key: 'streamUser', text: t('cloudReports.streamUser'), code: true, value: (one) => one.streamUser },
          { key: 'email', text: t('cloudReports.person'), value: (one) => one.email },
          { key: 'sessions', text: t('cloudReports.sessions'), align: 'right', value: (one) => one.sessions },
          { key: 'assignedAt', text: t('cloudReports.assignedAt'), value: (one) => formats.instant(one.assignedAt) },
        ]}
        actions={(one) => (
          <RowButton
            text={t('cloudReports.unassign', { streamUser: one.streamUser })}
            letter="u"
            icon={<IconHistory />}
            disabled={pending}
            onClick={() => remove(one)}
          />
        )}
      />
    </Section>
  )
}
