import { z } from 'zod'
import { campaignHead, campaignOutcomes, campaignResults, campaignRow, type CampaignRow } from './campaigns.ts'
import { columnsOf, listOperation } from './list.ts'
import { operation } from './operation.ts'
import { productInWords } from './products.ts'
import { id, listOf } from './shapes.ts'

const access = 'campaigns.run' as const

const campaignsColumns = columnsOf(campaignHead)({
  name: { text: 'campaigns.name', sort: true },
  kind: { text: 'campaigns.kind', value: ({ change }) => ({ text: `campaigns.kind.${change.kind}` }) },
  state: { text: 'campaigns.state', value: ({ state }) => ({ text: `campaigns.state.${state}` }) },
  total: { text: 'campaigns.total', align: 'right' },
  created: { text: 'campaigns.created', sort: true, value: ({ createdAt }) => ({ instant: createdAt }) },
  createdBy: { text: 'campaigns.createdBy' },
  started: { text: 'campaigns.startedAt', only: 'file', value: ({ startedAt }) => ({ instant: startedAt }) },
  ended: { text: 'campaigns.ended', only: 'file', value: ({ endedAt }) => ({ instant: endedAt }) },
})

export const listCampaigns = listOperation({
  name: 'listCampaigns',
  path: '/campaigns',
  access,
  summary: 'Campaigns, newest first.',
  title: 'campaigns.title',
  sort: '-created',
  columns: campaignsColumns,
})

/** The words for what the dry run said of a row, as long as nothing was written, and once it was. */
export function outcomeWords({ outcome, result }: Pick<CampaignRow, 'outcome' | 'result'>) {
  if (outcome === null) return null
  if (outcome !== 'change' || result === null) return `campaigns.outcome.${outcome}` as const
  const isUntouched = result === 'failed' || result === 'changedSince'
  return isUntouched ? 'campaigns.outcome.due' : 'campaigns.outcome.changed'
}

const campaignRowsColumns = columnsOf(campaignRow)({
  row: { text: 'campaigns.row', sort: true, align: 'right' },
  holder: { text: 'campaigns.holder', holds: 'name', sort: true, value: ({ holder }) => holder.name },
  customerNumber: {
    text: 'companies.customerNumber',
    only: 'file',
    value: ({ holder }) => holder.customerNumber,
  },
  product: {
    text: 'campaigns.product',
    holds: 'product',
    only: 'file',
    value: ({ product }) => productInWords(product),
  },
  outcome: {
    text: 'campaigns.outcome',
    value: (row) => {
      const text = outcomeWords(row)
      return text && { text }
    },
  },
  // The licence library has the words for both.
  differences: { text: 'campaigns.differences' },
  problems: { text: 'campaigns.problems', only: 'file' },
  result: { text: 'campaigns.result', value: ({ result }) => result && { text: `campaigns.result.${result}` } },
  licences: { text: 'campaigns.licences', only: 'file' },
  mails: { text: 'campaigns.mails', only: 'file' },
  at: { text: 'campaigns.ended', only: 'file', value: ({ at }) => ({ instant: at }) },
})

export const listCampaignRows = listOperation({
  name: 'listCampaignRows',
  path: '/campaigns/{id}/rows',
  access,
  summary: 'The holdings of a campaign: what would change, what breaks, and what was done.',
  errors: ['campaigns.notFound'],
  filters: { outcome: z.enum(campaignOutcomes).optional(), result: z.enum(campaignResults).optional() },
  title: 'campaigns.report',
  key: 'row',
  sort: 'row',
  columns: campaignRowsColumns,
})

/** Most licences of a campaign that are named. */
const licencesAtMost = 5000

export const listCampaignLicences = operation({
  name: 'listCampaignLicences',
  method: 'GET',
  path: '/campaigns/{id}/licences',
  access,
  summary: `The newest licence a campaign issued for each host, and whether it was mailed; at most ${licencesAtMost}.`,
  output: listOf(
    z.object({
      id,
      /** Where it can be mailed to; '' for nowhere. */
      email: z.string(),
      mailed: z.boolean(),
    }),
  ),
  errors: ['campaigns.notFound'],
})
