import { Alert, Button } from '@mantine/core'
import { type Backup, listBackups, startBackup } from '#contract/backups.ts'
import { backupsTexts } from '#texts/backups.ts'
import { formats } from '#web/ui/data/formats.ts'
import { notify } from '#web/ui/feedback/notify.ts'
import { Section } from '#web/ui/layout/section.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { SecondText } from '#web/ui/table/columns/second-text.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './system.module.css'

type Shown = NonNullable<ReturnType<typeof useRead<typeof listBackups>>['data']>

/** The backups written by themselves, and one more now. */
export function Backups() {
  const t = useTexts(backupsTexts)
  const backups = useRead(listBackups, undefined, { every: 2000 })
  const start = useWrite(startBackup, { done: () => notify.success(t('backups.asked')) })
  return (
    <Section title={t('backups.title')}>
      {backups.data && <Standing shown={backups.data} />}
      {backups.data?.folder != null && (
        <Button className={classes.now ?? ''} loading={start.pending} onClick={() => void start.run()}>
          {t('backups.now')}
        </Button>
      )}
      <DataTable
        label={t('backups.title')}
        read={backups}
        columns={useColumns()}
        plain
        noSearch
        empty={{ text: t('backups.none') }}
      />
    </Section>
  )
}

function Standing({ shown: { folder, at, keep, overdue, items } }: { shown: Shown }) {
  const t = useTexts(backupsTexts)
  const last = items[0]
  if (folder === null)
    return (
      <Alert mb="sm" color="yellow">
        {t('backups.notSetUp')}
      </Alert>
    )
  return (
    <>
      <p className={classes.hint}>{t('backups.daily', { at, folder, keep: String(keep) })}</p>
      {last?.state === 'failed' && (
        <Alert mb="sm" color="red">
          {t('backups.failed', { problem: last.problem })}
        </Alert>
      )}
      {overdue && (
        <Alert mb="sm" color="red">
          {t('backups.overdue')}
        </Alert>
      )}
    </>
  )
}

function useColumns(): Column<Backup>[] {
  const t = useTexts(backupsTexts)
  const { language } = useLanguage()
  return [
    { key: 'startedAt', text: t('backups.started'), value: ({ startedAt }) => formats.instant(startedAt) },
    { key: 'state', text: t('backups.state'), value: ({ state }) => t(`backups.state.${state}`) },
    {
      key: 'file',
      text: t('backups.file'),
      render: ({ file, problem }) => (
        <>
          {file}
          <SecondText>{problem}</SecondText>
        </>
      ),
    },
    {
      key: 'took',
      text: t('backups.took'),
      align: 'right' as const,
      value: ({ startedAt, endedAt }) => {
        if (endedAt === null) return ''
        const seconds = Math.ceil((Date.parse(endedAt) - Date.parse(startedAt)) / 1000)
        return t('backups.seconds', { count: formats.number(seconds, language) })
      },
    },
    {
      key: 'bytes',
      text: t('backups.size'),
      align: 'right' as const,
      value: ({ bytes }) => (bytes === null ? '' : formats.size(bytes, language)),
    },
  ]
}
