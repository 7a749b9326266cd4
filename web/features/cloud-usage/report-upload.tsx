import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { reportLimit, type ReportOutcome, uploadCloudReport } from '#contract/cloud-reports.ts'
import { cloudReportTexts } from '#texts/cloud-usage.ts'
import { FileDrop } from '#web/ui/form/files/file-drop.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { Section } from '#web/ui/layout/section.tsx'
import { useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './cloud-usage.module.css'
import { ReportCounts } from './report-counts.tsx'

/** Takes a report, says what it would change, and changes it once that is confirmed. */
export function ReportUpload() {
  const t = useTexts(cloudReportTexts)
  const [tried, setTried] = useState<{ file: File; outcome: ReportOutcome } | null>(null)
  const { language } = useLanguage()
  // Said at the file, once: one try after another would pile up messages.
  const { run, pending, error } = useWrite(uploadCloudReport, { silent: true })
  const send = (file: File, dryRun: boolean) =>
    run({ query: { name: file.name, dryRun: String(dryRun) }, upload: file })
  const look = async (file: File) => {
    setTried(null)
    const outcome = await send(file, true)
    if (outcome) setTried({ file, outcome })
  }
  const takeOver = async (file: File) => {
    const outcome = await send(file, false)
    if (!outcome) return
    setTried(null)
    notify.success(t('cloudReports.taken', { sessions: outcome.sessions, name: file.name }))
  }
  return (
    <Section title={t('cloudReports.read')}>
      <FileDrop
        label={t('cloudReports.file')}
        endings={['.csv']}
        limit={reportLimit}
        pending={pending}
        error={error ? `${t('cloudReports.readFailed')} ${error.text(language)}` : undefined}
        onFile={(file) => void look(file)}
      />
      {tried && (
        <section className={classes.outcome} aria-label={t('cloudReports.try', { name: tried.file.name })}>
          <Outcome outcome={tried.outcome} />
          <Group gap={12}>
            <Button loading={pending} onClick={() => void takeOver(tried.file)}>
              {t('cloudReports.takeOver')}
            </Button>
            <Button variant="default" disabled={pending} onClick={() => setTried(null)}>
              {t('cloudReports.drop')}
            </Button>
          </Group>
        </section>
      )}
    </Section>
  )
}

function Outcome({ outcome }: { outcome: ReportOutcome }) {
  const t = useTexts(cloudReportTexts)
  return (
    <>
      <p>
        <strong>{t('cloudReports.try', { name: outcome.name })}</strong> {t('cloudReports.tryHint')}
      </p>
      <ReportCounts outcome={outcome} wrongShown={10} />
    </>
  )
}
