import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listCampaigns } from '#contract/campaign-lists.ts'
import { createCampaign, readCampaign } from '#contract/campaigns.ts'
import { root } from '../root.ts'
import { wordsIn } from './words-in.ts'

const pages = () => import('./pages/campaigns.ts')

const campaigns = createRoute({
  getParentRoute: () => root,
  path: '/campaigns',
  staticData: { access: listCampaigns.access },
  component: lazyRouteComponent(() => pages().then((all) => all.campaignsPage()), 'CampaignsPage'),
})

const edit = createRoute({
  getParentRoute: () => root,
  path: '/campaigns/edit',
  staticData: { access: createCampaign.access, menu: '/campaigns' },
  validateSearch: wordsIn('id'),
  component: lazyRouteComponent(() => pages().then((all) => all.campaignFormPage()), 'CampaignFormPage'),
})

const campaign = createRoute({
  getParentRoute: () => root,
  path: '/campaigns/$id',
  staticData: { access: readCampaign.access, menu: '/campaigns', record: true },
  // What customers asked for leads here and back to the answer.
  validateSearch: ({ request }: Record<string, unknown>): { request?: string } =>
    typeof request === 'string' && /^[0-9a-f-]{36}$/.test(request) ? { request } : {},
  component: lazyRouteComponent(() => pages().then((all) => all.campaignPage()), 'CampaignPage'),
})

export const campaignRoutes = [campaigns, edit, campaign] as const
