import { listResignings, type Resigning } from '#contract/keys.ts'
import { keysTexts } from '#texts/keys.ts'
import { formats } from '#web/ui/data/formats.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import type { Column } from '#web/ui/table/columns/column.ts'
import { SecondText } from '#web/ui/table/columns/second-text.tsx'
import { DataTable } from '#web/ui/table/data-table.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './keys.module.css'

const running = (answer: { items: Resigning[] } | undefined) =>
  answer?.items.some(({ state }) => state === 'running') ?? false

/** When licences were signed again, the last fifty times. */
export function Resignings() {
  const t = useTexts(keysTexts)
  const { language } = useLanguage()
  const runs = useRead(listResignings, {}, { every: 2000, everyWhile: running })
  const number = (n: number) => formats.number(n, language)
  const columns: Column<Resigning>[] = [
    {
      key: 'createdAt',
      text: t('keys.runs.started'),
      value: ({ createdAt }) => formats.instant(createdAt),
      render: ({ id, createdAt, createdBy }) => (
        <>
          <TextLink
            to="/management/keys/$id"
            params={{ id }}
            aria-label={t('keys.runs.open', { day: formats.instant(createdAt) })}
          >
            {formats.instant(createdAt)}
          </TextLink>
          <SecondText>{createdBy}</SecondText>
        </>
      ),
    },
    { key: 'keyId', text: t('keys.key'), render: ({ keyId }) => <span className={classes.key}>{keyId}</span> },
    { key: 'state', text: t('keys.runs.state'), value: ({ state }) => t(`keys.runs.state.${state}`) },
    {
      key: 'progress',
      text: t('keys.runs.progress'),
      align: 'right' as const,
      value: ({ signed, skipped, failed, licences }) =>
        t('keys.runs.of', { done: number(signed + skipped + failed), all: number(licences) }),
    },
    { key: 'failed', text: t('keys.run.failed'), align: 'right', value: ({ failed }) => number(failed) },
    { key: 'mails', text: t('keys.run.mails'), align: 'right', value: ({ mails }) => number(mails) },
  ]
  return (
    <Section title={t('keys.runs')}>
      <DataTable
        label={t('keys.runs')}
        read={runs}
        columns={columns}
        plain
        noSearch
        empty={{ text: t('keys.runs.none') }}
      />
    </Section>
  )
}
