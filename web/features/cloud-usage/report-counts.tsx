import type { ReportOutcome } from '#contract/cloud-reports.ts'
import { cloudReportTexts } from '#texts/cloud-usage.ts'
import { Facts } from '#web/ui/layout/facts.tsx'
import { useTexts } from '#web/ui/data/use-texts.tsx'

const kinds = ['sessions', 'added', 'changed', 'removed', 'unknown', 'skipped', 'wrong'] as const

/** What a report holds, and the first lines that were left out with the column each is wrong in. */
export function ReportCounts({ outcome, wrongShown }: { outcome: ReportOutcome; wrongShown: number }) {
  const t = useTexts(cloudReportTexts)
  const lines = outcome.wrongLines.slice(0, wrongShown).map((one) => t('cloudReports.wrongLine', { ...one }))
  return (
    <>
      <Facts layout="row" facts={kinds.map((kind) => [t(`cloudReports.${kind}`), String(outcome[kind])] as const)} />
      {lines.length > 0 && (
        <p>
          {t('cloudReports.wrongLines')}: {lines.join('; ')}
          {outcome.wrong > lines.length && ' …'}
        </p>
      )}
    </>
  )
}
