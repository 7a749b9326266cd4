import { type FailedJob, readJobs, retryJob } from '#contract/system.ts'
import { systemTexts } from '#texts/system.ts'
import { formats } from '#web/ui/data/formats.ts'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useTexts } from '#web/ui/data/use-texts.tsx'
import { notify } from '#web/ui/feedback/notify.ts'
import { IconRefresh } from '#web/ui/layout/icons.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { RowButton } from '#web/ui/table/rows/row-button.tsx'
import classes from './system.module.css'

/** Work in the background: how much waits, and what failed for good, to be run once more where nothing else tells of it. */
export function Jobs() {
  const t = useTexts(systemTexts)
  const jobs = useRead(readJobs, undefined, { every: 10_000 })
  const retry = useWrite(retryJob, {
    done: (_, { params: { id } }) =>
      notify.success(t('jobs.retried', { name: jobs.data?.items.find((job) => job.id === id)?.name ?? '' })),
  })
  const columns: Column<FailedJob>[] = [
    { key: 'name', text: t('jobs.name'), code: true },
    { key: 'failedAt', text: t('jobs.failedAt'), value: ({ failedAt }) => formats.instant(failedAt) },
    { key: 'tries', text: t('jobs.tries'), align: 'right' },
    { key: 'problem', text: t('jobs.problem') },
  ]
  return (
    <Section title={t('jobs.title')}>
      {jobs.data && (
        <p className={classes.hint}>{t('jobs.counts', { waiting: jobs.data.waiting, running: jobs.data.running })}</p>
      )}
      <DataTable
        label={t('jobs.title')}
        read={jobs}
        columns={columns}
        plain
        noSearch
        empty={{ text: t('jobs.none') }}
        actions={(job) =>
          job.retryable && (
            <RowButton
              text={t('jobs.retry', { name: job.name })}
              icon={<IconRefresh />}
              letter="r"
              disabled={retry.pending}
              onClick={() => void retry.run({ params: { id: job.id } })}
            />
          )
        }
      />
    </Section>
  )
}
