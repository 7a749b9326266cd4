import { Alert } from '@mantine/core'
import type { z } from 'zod'
import type { readCloudReportFetch } from '#contract/cloud-reports.ts'
import { cloudReportTexts } from '#texts/cloud-usage.ts'
import { ErrorNotice } from '#web/ui/feedback/error-notice.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { ApiError } from '#web/api/api-error.ts'

type Fetch = z.output<(typeof readCloudReportFetch)['output']>

/** What became of the last fetch of reports, or that none is set up, and the days of which none came. */
export function ReportFetch({ missingDays, ...fetch }: Fetch) {
  const t = useTexts(cloudReportTexts)
  const days = missingDays.map((one) => formats.date(one)).join(', ')
  return (
    <>
      <LastFetch {...fetch} />
      {days !== '' && <Alert color="orange">{t('cloudReports.missing', { days })}</Alert>}
    </>
  )
}

function LastFetch({ place, last }: Omit<Fetch, 'missingDays'>) {
  const t = useTexts(cloudReportTexts)
  if (place === null) return <Alert color="orange">{t('cloudReports.notSetUp')}</Alert>
  if (!last) return <p>{t('cloudReports.notYet')}</p>
  const { begunAt, endedAt, found, read, failed, problem: code, problemDetails: details } = last
  if (endedAt === null) return <p>{t('cloudReports.fetchingSince', { time: formats.instant(begunAt) })}</p>
  const time = formats.instant(endedAt)
  if (code !== '')
    return <ErrorNotice error={new ApiError(409, { code, details })} failed={t('cloudReports.fetchFailed', { time })} />
  return (
    <p>
      {t('cloudReports.fetched', { time, found, read })} {failed > 0 && t('cloudReports.someFailed', { failed })}
    </p>
  )
}
