import { sql } from 'kysely'
import { listCampaignRows, listCampaigns } from '#contract/campaign-lists.ts'
import { type CampaignRow, renamedNames } from '#contract/campaigns.ts'
import type { Language } from '#contract/shapes.ts'
import { holderKey, holderText } from '#domains/holdings/public.ts'
import type { LicenceDifference } from '#licence/diff.ts'
import type { ReasonCode } from '#licence/reason.ts'
import { reasonWords } from '#licence/reason-words.ts'
import { describeDifference, describeReason, formatDay } from '#licence/words.ts'
import { fail } from '#platform/operations/failure.ts'
import { searchForm, sortKey } from '#platform/lists/list-source.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { campaignsTexts } from '#texts/campaigns.ts'
import { companiesTexts } from '#texts/companies.ts'
import { type ErrorCode, errors } from '#texts/errors.ts'
import { fill } from '#texts/fill.ts'
import { licenceChangesTexts } from '#texts/licence-changes.ts'
import { campaignById, campaignHeads, campaignRows, fromRows } from './queries.ts'

const campaigns = rowsBy('campaigns.id', campaignHeads)

const rowTexts = { ...campaignsTexts, ...companiesTexts }

export const campaignLists: ListFile[] = [
  listFile(listCampaigns, campaignsTexts, ({ db }) => ({
    found: db.selectFrom('campaigns'),
    ...campaigns,
    sort: { created: sql`campaigns.created_at`, name: sortKey('campaigns.name') },
    search: searchForm('campaigns.name'),
  })),
  listFile(
    listCampaignRows,
    rowTexts,
    async ({ db, actor, params: { id }, query: { outcome, result } }) => {
      if (!(await campaignById(db, id))) fail('campaigns.notFound')
      return {
        found: fromRows(db, actor, id)
          .$call((rows) => (outcome === undefined ? rows : rows.where('outcome', '=', outcome)))
          .$call((rows) => (result === undefined ? rows : rows.where('result', '=', result))),
        key: 'campaignRows.row',
        keyType: 'integer',
        sort: { row: sql`campaign_rows.row`, holder: holderKey },
        search: holderText,
        rows: campaignRows(db, actor, id),
      }
    },
    { differences: changesIn, problems: problemsIn },
  ),
]

function changesIn({ differences, hosts }: CampaignRow, language: Language): string {
  const end = (day: string | null) =>
    day === null ? licenceChangesTexts['changes.unlimited'][language] : formatDay(day)
  const changes = differences.map((one) => {
    const renamed = renamedNames(one)
    return renamed
      ? fill(licenceChangesTexts['changes.renamed'][language], renamed)
      : describeDifference(one as unknown as LicenceDifference, language)
  })
  const ends = hosts.map(({ machine, from, to }) => {
    const facts = { machine: machine || campaignsTexts['campaigns.unbound'][language], from: end(from), to: end(to) }
    return fill(campaignsTexts['campaigns.hostEnd'][language], facts)
  })
  return [...ends, ...changes].join('; ')
}

function problemsIn({ problems }: CampaignRow, language: Language): string {
  return problems
    .map(({ code, detail }) =>
      code in reasonWords
        ? describeReason({ code: code as ReasonCode, detail }, language)
        : fill(errors[code as ErrorCode]?.[language] ?? code, detail),
    )
    .join('; ')
}
