import { Button } from '@mantine/core'
import { useState } from 'react'
import {
  type CloudReport,
  fetchCloudReports,
  listCloudReports,
  readCloudReportFetch,
  takeBackCloudReport,
} from '#contract/cloud-reports.ts'
import { cloudReportTexts } from '#texts/cloud-usage.ts'
import { Dialog } from '#web/ui/dialog/dialog.tsx'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { IconDownload, IconEye, IconHistory } from '#web/ui/layout/icons.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { RowActions } from '#web/ui/table/rows/row-actions.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useConfirmed } from '#web/ui/dialog/use-confirmed.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ApiError } from '#web/api/api-error.ts'
import { AssignedNames } from './assigned-names.tsx'
import { ReportCounts } from './report-counts.tsx'
import { ReportFetch } from './report-fetch.tsx'
import { ReportUpload } from './report-upload.tsx'
import { UnassignedUsers } from './unassigned-users.tsx'

/** Milliseconds after which it is asked whether a fetch has begun or ended. */
const asked = 3000

/** Session reports: read by hand, fetched at night, and names without a user. */
export function ReportsPage() {
  const t = useTexts(cloudReportTexts)
  const list = useListState(listCloudReports)
  const [shown, setShown] = useState<CloudReport | null>(null)
  const { data: fetch } = useRead(readCloudReportFetch, {}, { every: asked })
  const { run, pending } = useWrite(fetchCloudReports, { done: () => notify.note(t('cloudReports.fetching')) })
  const { ask: takeBack, pending: takingBack } = useConfirmed(takeBackCloudReport, ({ id, name }: CloudReport) => ({
    input: { params: { id } },
    title: t('cloudReports.undo', { name }),
    question: t('cloudReports.undoQuestion'),
    confirmLabel: t('cloudReports.undoConfirm'),
    danger: true,
    done: ({ sessions }) => notify.success(t('cloudReports.undone', { name, sessions })),
  }))
  const action = fetch?.place && (
    <Button variant="default" leftSection={<IconDownload />} loading={pending} onClick={() => void run()}>
      {t('cloudReports.fetch')}
    </Button>
  )
  const context = fetch && t(`cloudReports.context.${fetch.place ?? 'none'}`)
  return (
    <Page title={t('cloudReports.title')} {...(context && { context })} action={action}>
      {fetch && <ReportFetch {...fetch} />}
      <ReportUpload />
      <UnassignedUsers />
      <AssignedNames />
      <Section title={t('cloudReports.list')}>
        <ListTable
          list={list}
          texts={cloudReportTexts}
          underWay={({ state }) => state === 'running'}
          empty={{ text: t('cloudReports.empty') }}
          actions={(row) => (
            <RowActions name={row.name}>
              <RowButton
                text={t('cloudReports.details', { name: row.name })}
                letter="o"
                icon={<IconEye />}
                onClick={() => setShown(row)}
              />
              {row.revocable && (
                <RowButton
                  text={t('cloudReports.undo', { name: row.name })}
                  letter="u"
                  icon={<IconHistory />}
                  disabled={takingBack}
                  onClick={() => takeBack(row)}
                />
              )}
            </RowActions>
          )}
        />
      </Section>
      {shown && <Details report={shown} onClose={() => setShown(null)} />}
    </Page>
  )
}

/** Why a report could not be read, or what it held and which lines were left out. */
function Details({ report, onClose }: { report: CloudReport; onClose: () => void }) {
  const t = useTexts(cloudReportTexts)
  const { name, problem: code, problemDetails: details } = report
  return (
    <Dialog title={t('cloudReports.details', { name })} onClose={onClose} size="lg">
      {code !== '' && (
        <ErrorNotice error={new ApiError(400, { code, details })} failed={t('cloudReports.readFailed')} />
      )}
      <ReportCounts outcome={report} wrongShown={report.wrongLines.length} />
    </Dialog>
  )
}
