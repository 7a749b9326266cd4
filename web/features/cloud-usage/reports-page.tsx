import { Button } from '@mantine/core'
import { fetchCloudReports, listCloudReports } from '#contract/cloud-reports.ts'
import { cloudReportTexts } from '#texts/cloud-usage.ts'
import { IconDownload } from '#web/ui/icons.tsx'
import { notify } from '#web/ui/notify.ts'
import { Page } from '#web/ui/page.tsx'
import { Section } from '#web/ui/section.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useWrite } from '#web/ui/use-api.ts'
import { useTexts } from '#web/ui/use-texts.tsx'
import { ReportUpload } from './report-upload.tsx'
import { Strangers } from './strangers.tsx'

/** Session reports: read by hand, fetched at night, and whom nobody knows. */
export function ReportsPage() {
  const t = useTexts(cloudReportTexts)
  const list = useListState(listCloudReports)
  const { run, pending } = useWrite(fetchCloudReports, { done: () => notify.note(t('cloudReports.fetching')) })
  const action = (
    <Button variant="default" leftSection={<IconDownload />} loading={pending} onClick={() => void run()}>
      {t('cloudReports.fetch')}
    </Button>
  )
  return (
    <Page title={t('cloudReports.title')} context={t('cloudReports.context')} action={action}>
      <ReportUpload />
      <Strangers />
      <Section title={t('cloudReports.list')}>
        <ListTable
          operation={listCloudReports}
          list={list}
          label={t('cloudReports.list')}
          texts={cloudReportTexts}
          underWay={({ state }) => state === 'running'}
          empty={{ text: t('cloudReports.empty') }}
        />
      </Section>
    </Page>
  )
}
