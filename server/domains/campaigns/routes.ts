import { listCampaignLicences } from '#contract/campaign-lists.ts'
import * as contract from '#contract/campaigns.ts'
import { fail } from '#platform/operations/failure.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import * as campaigns from './campaigns.ts'
import { campaignById, campaignLicences } from './queries.ts'

export const campaignRoutes: Route[] = [
  on(contract.createCampaign, (call) => campaigns.createCampaign(call, call.body)),
  on(contract.readCampaign, (call) => campaigns.readCampaign(call, call.params.id)),
  on(listCampaignLicences, async ({ db, actor, params: { id } }) => {
    if (!(await campaignById(db, id))) fail('campaigns.notFound')
    return { items: await campaignLicences(db, actor, id) }
  }),
  on(contract.changeCampaign, (call) => {
    const { revision, ...input } = call.body
    return campaigns.changeCampaign(call, call.params.id, input, revision)
  }),
  on(contract.checkCampaign, (call) => campaigns.changeCampaign(call, call.params.id, null)),
  on(contract.startCampaign, (call) => campaigns.startCampaign(call, call.params.id, call.query.revision)),
  on(contract.pauseCampaign, (call) => campaigns.pauseCampaign(call, call.params.id)),
  on(contract.resumeCampaign, (call) => campaigns.resumeCampaign(call, call.params.id)),
  on(contract.undoCampaign, (call) => campaigns.undoCampaign(call, call.params.id)),
  on(contract.deleteCampaign, (call) => campaigns.deleteCampaign(call, call.params.id)),
]
