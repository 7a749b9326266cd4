import { NativeSelect } from '@mantine/core'
import { listCampaignRows, outcomeWords } from '#contract/campaign-lists.ts'
import { type Campaign, type CampaignRow, campaignOutcomes, campaignResults } from '#contract/campaigns.ts'
import { holderWords } from '#texts/holder-words.ts'
import { campaignsTexts } from '#texts/campaigns.ts'
import { problemLines } from '#web/shared/licences/change-lines.ts'
import { formats } from '#web/ui/data/formats.ts'
import { TextLink } from '#web/ui/layout/link.tsx'
import { Section } from '#web/ui/layout/section.tsx'
import { SecondText } from '#web/ui/table/columns/second-text.tsx'
import { ListTable } from '#web/ui/table/list-table.tsx'
import { useListState } from '#web/ui/table/use-list-state.ts'
import { usePortal } from '#web/ui/data/use-portal.ts'
import { useSession } from '#web/ui/data/use-session.ts'
import { useLanguage, useTexts } from '#web/ui/data/use-texts.tsx'
import classes from './campaigns.module.css'
import { Lines } from './lines.tsx'
import { changeLines } from './words.ts'
import { productName } from '#texts/product-names.ts'

/** Company product by holding: what would change or breaks, and what became of it. */
export function CampaignRows({ campaign }: { campaign: Campaign }) {
  const t = useTexts(campaignsTexts)
  const { language } = useLanguage()
  const { can } = useSession()
  const { productKey } = usePortal()
  const list = useListState(listCampaignRows)
  return (
    <Section title={t('campaigns.rows')}>
      <ListTable
        params={{ id: campaign.id }}
        list={list}
        label={t('campaigns.rows')}
        texts={campaignsTexts}
        cells={{
          row: ({ row }) => row,
          holder: ({ holder, holdingId: id, product }) => {
            const words = holderWords(holder)
            return (
              <>
                {can('configurations.area') ? (
                  <TextLink to="/{$product}configuration/overview/$id" params={{ product: productKey, id }}>
                    {words}
                  </TextLink>
                ) : (
                  words
                )}
                <SecondText>{productName(product, language)}</SecondText>
              </>
            )
          },
          outcome: (row) => {
            const words = outcomeWords(row)
            return <span className={row.outcome === 'broken' ? classes.problem : undefined}>{words && t(words)}</span>
          },
          differences: (row) => (
            <>
              <Lines lines={changeLines(row, language, t)} />
              <Lines lines={problemLines(row.problems, language)} problem={row.outcome !== 'unchanged'} />
            </>
          ),
          result: ({ result, licences, mails }) => (
            <>
              <span className={result === 'failed' || result === 'kept' ? classes.problem : undefined}>
                {result && t(`campaigns.result.${result}`)}
              </span>
              {licences > 0 && (
                <SecondText>
                  {t('campaigns.licences')}: {licences}
                  {mails > 0 && ` · ${t('campaigns.mails')}: ${mails}`}
                </SecondText>
              )}
            </>
          ),
        }}
        chips={{
          outcome: list.query.outcome && t(filterWords(campaign, list.query.outcome)),
          result: list.query.result && t(`campaigns.result.${list.query.result}`),
        }}
        filters={<RowFilter campaign={campaign} query={list.query} onChoose={(choice) => list.set(choice)} />}
        empty={{ text: t('campaigns.rowsNone') }}
      />
    </Section>
  )
}

/** What a filter by the dry run is called: once all is written, nothing "will" change any more. */
const filterWords = ({ startedAt, counts }: Campaign, outcome: (typeof campaignOutcomes)[number]) =>
  outcome === 'change' && startedAt !== null && counts.open === 0
    ? 'campaigns.outcome.due'
    : (`campaigns.outcome.${outcome}` as const)

type Choice = { outcome?: CampaignRow['outcome'] | undefined; result?: CampaignRow['result'] | undefined }
type Chosen = {
  outcome: NonNullable<CampaignRow['outcome']> | undefined
  result: NonNullable<CampaignRow['result']> | undefined
}

function RowFilter({
  campaign,
  query,
  onChoose,
}: {
  campaign: Campaign
  query: Choice
  onChoose: (choice: Chosen) => void
}) {
  const t = useTexts(campaignsTexts)
  const { language } = useLanguage()
  const { counts, total } = campaign
  const option = (value: string, what: string, count: number) => ({
    value,
    label: t('campaigns.filterOne', { what, count: formats.number(count, language) }),
  })
  return (
    <NativeSelect
      aria-label={t('campaigns.filterRows')}
      value={query.result ?? query.outcome ?? ''}
      data={[
        { value: '', label: t('campaigns.filterAll', { count: formats.number(total, language) }) },
        ...campaignOutcomes.map((one) => option(one, t(filterWords(campaign, one)), counts[one])),
        ...campaignResults.flatMap((one) =>
          counts[one] > 0 ? [option(one, t(`campaigns.result.${one}`), counts[one])] : [],
        ),
      ]}
      onChange={(event) => {
        const { value } = event.currentTarget
        onChoose({
          outcome: campaignOutcomes.find((one) => one === value),
          result: campaignResults.find((one) => one === value),
        })
      }}
    />
  )
}
