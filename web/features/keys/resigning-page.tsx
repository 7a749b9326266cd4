import { Button, NativeSelect, Paper, Progress, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { listResigningHolders, pauseResigning, readResigning, type Resigning, resumeResigning } from '#contract/keys.ts'
import { keysTexts } from '#texts/keys.ts'
import { type Fact, Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { HolderLink } from '#web/shared/holdings/holder-link.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { useRead, useWrite } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'

const working = (run: Resigning | undefined) => run?.state === 'running'

/** One time licences were signed again: how far it is, company by company. */
export function ResigningPage() {
  const t = useTexts(keysTexts)
  const { id } = useParams({ from: '/management/keys/$id' })
  const { data, error, refetchError } = useRead(readResigning, { params: { id } }, { every: 1000, everyWhile: working })
  const queries = useQueryClient()
  const progress = data && `${data.state} ${data.signed} ${data.skipped} ${data.failed}`
  useEffect(() => {
    if (progress) void queries.invalidateQueries({ queryKey: [listResigningHolders.name] })
  }, [queries, progress])
  return (
    <Page
      title={t('keys.run.title')}
      context={data && t('keys.run.context', { key: data.keyId, day: formats.instant(data.createdAt) })}
      action={data && <Control run={data} />}
      error={error}
      refetchError={refetchError}
    >
      {data && <State run={data} />}
      {data && <Holders id={id} />}
    </Page>
  )
}

function Control({ run }: { run: Resigning }) {
  const t = useTexts(keysTexts)
  const [pause, resume] = [useWrite(pauseResigning), useWrite(resumeResigning)]
  const params = { id: run.id }
  if (run.state === 'running')
    return (
      <Button variant="default" loading={pause.pending} onClick={() => void pause.run({ params })}>
        {t('keys.run.pause')}
      </Button>
    )
  if (run.state === 'done' && run.failed === 0) return null
  return (
    <Button loading={resume.pending} onClick={() => void resume.run({ params })}>
      {t(run.state === 'done' ? 'keys.run.again' : 'keys.run.resume')}
    </Button>
  )
}

function State({ run }: { run: Resigning }) {
  const t = useTexts(keysTexts)
  const { language } = useLanguage()
  const number = (n: number) => formats.number(n, language)
  const done = run.signed + run.skipped + run.failed
  const facts: Fact[] = [
    [t('keys.runs.state'), t(`keys.runs.state.${run.state}`)],
    [t('keys.runs.progress'), t('keys.runs.of', { done: number(done), all: number(run.licences) })],
    [t('keys.run.signed'), number(run.signed)],
    [t('keys.run.skipped'), number(run.skipped)],
    [t('keys.run.failed'), number(run.failed)],
    [t('keys.run.mails'), run.mail ? number(run.mails) : t('keys.run.noMails')],
  ]
  return (
    <Paper component="section" withBorder p="md">
      <Stack gap={16}>
        <Progress value={run.licences === 0 ? 0 : (100 * done) / run.licences} aria-label={t('keys.run.bar')} />
        <Facts facts={facts} layout="row" live />
      </Stack>
    </Paper>
  )
}

function Holders({ id }: { id: string }) {
  const t = useTexts(keysTexts)
  const list = useListState(listResigningHolders)
  return (
    <Section title={t('keys.run.holders')}>
      <ListTable
        params={{ id }}
        list={list}
        label={t('keys.run.holders')}
        texts={keysTexts}
        cells={{
          holder: ({ holder }) => <HolderLink holder={holder} />,
        }}
        empty={{ text: t('keys.run.none') }}
        chips={{ only: list.query.only && t(`keys.run.show.${list.query.only}`) }}
        filters={
          <NativeSelect
            aria-label={t('keys.run.show')}
            value={list.query.only ?? ''}
            onChange={(event) => list.set({ only: event.currentTarget.value as 'failed' })}
            data={(['', 'failed', 'open'] as const).map((value) => ({
              value,
              label: t(`keys.run.show.${value === '' ? 'all' : value}`),
            }))}
          />
        }
      />
    </Section>
  )
}
