import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listCampaigns } from '#contract/campaign-lists.ts'
import { createCampaign, readCampaign } from '#contract/campaigns.ts'
import { root } from '../root.ts'
import { wordsIn } from '../search-parameters.ts'

const campaigns = createRoute({
  getParentRoute: () => root,
  path: '/campaigns',
  staticData: {
    access: listCampaigns.access,
    menu: { place: 340, text: 'shell.campaigns', icon: 'refresh', group: 'companies' },
  },
  component: lazyRouteComponent(() => import('#web/features/campaigns/campaigns-page.tsx'), 'CampaignsPage'),
})

const edit = createRoute({
  getParentRoute: () => root,
  path: '/campaigns/edit',
  staticData: {
    access: createCampaign.access,
    under: '/campaigns',
    command: { place: 40, text: 'finder.createCampaign' },
  },
  validateSearch: wordsIn('id'),
  component: lazyRouteComponent(() => import('#web/features/campaigns/campaign-form-page.tsx'), 'CampaignFormPage'),
})

const campaign = createRoute({
  getParentRoute: () => root,
  path: '/campaigns/$id',
  staticData: { access: readCampaign.access, under: '/campaigns', record: true },
  component: lazyRouteComponent(() => import('#web/features/campaigns/campaign-page.tsx'), 'CampaignPage'),
})

export const campaignRoutes = [campaigns, edit, campaign] as const
