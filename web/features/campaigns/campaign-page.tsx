import { Progress, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useEffect } from 'react'
import { listCampaignRows } from '#contract/campaign-lists.ts'
import { type Campaign, readCampaign } from '#contract/campaigns.ts'
import { campaignsTexts } from '#texts/campaigns.ts'
import { type Fact, Facts } from '#web/ui/layout/facts.tsx'
import { formats } from '#web/ui/data/formats.ts'
import { Page } from '#web/ui/layout/page/page.tsx'
import { useRead } from '#web/ui/data/use-api.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import { CampaignActions } from './campaign-actions.tsx'
import { useFilterWords } from './filter-words.ts'
import { CampaignLicences } from './campaign-licences.tsx'
import { CampaignRows } from './campaign-rows.tsx'
import { StateBadge } from './state-badge.tsx'
import { changeWords } from './words.ts'
import { Hint } from '#web/ui/layout/text/words.tsx'

const working = (campaign: Campaign | undefined) =>
  campaign?.state === 'checking' || campaign?.state === 'running' || campaign?.state === 'undoing'

/** One campaign: what would change, starting it, how far it got, and the way back. */
export function CampaignPage() {
  const t = useTexts(campaignsTexts)
  const { language } = useLanguage()
  const { id } = useParams({ from: '/campaigns/$id' })
  const { data, error } = useRead(readCampaign, { params: { id } }, { every: 1000, everyWhile: working })
  const queries = useQueryClient()
  const progress = data && `${data.state} ${JSON.stringify(data.counts)}`
  useEffect(() => {
    if (progress) void queries.invalidateQueries({ queryKey: [listCampaignRows.name] })
  }, [queries, progress])
  return (
    <Page
      title={data?.name}
      context={
        data && (
          <>
            {changeWords(data, language, t)} · <StateBadge state={data.state} />
          </>
        )
      }
      error={error}
    >
      {data && (
        <>
          {(working(data) || data.state === 'paused') && <Working campaign={data} />}
          <CampaignFacts campaign={data} />
          <CampaignActions campaign={data} />
          {data.state !== 'checking' && <CampaignRows key={data.state} campaign={data} />}
          {data.state === 'done' && data.counts.licences > 0 && <CampaignLicences campaign={data} />}
        </>
      )}
    </Page>
  )
}

function Working({ campaign: { state, counts, total } }: { campaign: Campaign }) {
  const t = useTexts(campaignsTexts)
  const { language } = useLanguage()
  const written = counts.changed + counts.failed + counts.changedSince
  const [done, all, words] =
    state === 'checking'
      ? ([counts.checked, total, 'campaigns.checking'] as const)
      : state === 'undoing'
        ? ([counts.undone + counts.kept, counts.undone + counts.kept + counts.changed, 'campaigns.undoing'] as const)
        : ([written, written + counts.open, 'campaigns.running'] as const)
  const text = t(words, { done: formats.number(done, language), total: formats.number(all, language) })
  return (
    <Stack gap={8} mb={24}>
      <Progress value={all === 0 ? 0 : (100 * done) / all} aria-label={text} />
      <Hint aria-live="polite">{text}</Hint>
      {state !== 'paused' && <Hint>{t('campaigns.stay')}</Hint>}
    </Stack>
  )
}

function CampaignFacts({ campaign }: { campaign: Campaign }) {
  const t = useTexts(campaignsTexts)
  const { language } = useLanguage()
  const { counts, total, state, createdAt, createdBy, startedAt, startedBy, endedAt } = campaign
  const filter = useFilterWords(campaign)
  const number = (value: number) => formats.number(value, language)
  const isWritten = startedAt !== null && counts.open === 0
  const tallies = (['change', 'unchanged', 'broken'] as const).map((outcome) =>
    t(`campaigns.tally.${outcome === 'change' && isWritten ? 'changed' : outcome}`, { count: number(counts[outcome]) }),
  )
  const results = (['changed', 'changedSince', 'failed', 'undone', 'kept'] as const).flatMap((result) =>
    counts[result] > 0 ? `${number(counts[result])} ${t(`campaigns.result.${result}`)}` : [],
  )
  const licences = number(counts.toIssue)
  const willIssue =
    counts.toIssue === 0
      ? t('campaigns.willIssue.none')
      : t('campaigns.willIssue.some', { licences, mails: number(counts.toMail) })
  const facts: Fact[] = [
    [t('campaigns.filter'), filter],
    [t('campaigns.willIssue'), state === 'checked' ? willIssue : ''],
    [t('campaigns.total'), `${number(total)}: ${tallies.join(', ')}`],
    [t('campaigns.result'), results.join(', ')],
    [t('campaigns.licences'), counts.licences > 0 ? number(counts.licences) : ''],
    [t('campaigns.mails'), counts.mails > 0 ? number(counts.mails) : ''],
    [t('campaigns.created'), `${formats.instant(createdAt)}, ${createdBy}`],
    [t('campaigns.startedAt'), startedAt ? `${formats.instant(startedAt)}, ${startedBy}` : ''],
    [t('campaigns.ended'), endedAt ? formats.instant(endedAt) : ''],
  ]
  return <Facts facts={facts} />
}
