import { z } from 'zod'
import { campaignHead, campaignOutcomes, campaignResults, campaignRow } from './campaigns.ts'
import { columnsOf, listOperation } from './list.ts'
import { productInWords } from './products.ts'

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

const campaignRowsColumns = columnsOf(campaignRow)({
  row: { text: 'campaigns.row', sort: true, align: 'right' },
  holder: { text: 'campaigns.holder', sort: true, value: ({ holder }) => holder.name },
  customerNumber: {
    text: 'companies.customerNumber',
    only: 'file',
    value: ({ holder }) => holder.customerNumber,
  },
  product: {
    text: 'campaigns.product',
    only: 'file',
    value: ({ product }) => productInWords(product),
  },
  outcome: {
    text: 'campaigns.outcome',
    value: ({ outcome }) => outcome && { text: `campaigns.outcome.${outcome}` },
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
  sort: 'row',
  columns: campaignRowsColumns,
})
