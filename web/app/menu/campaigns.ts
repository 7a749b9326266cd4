import { campaignMenuTexts } from '#texts/menu/campaigns.ts'
import { IconRefresh } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const campaignMenu = menuPart(
  campaignMenuTexts,
  [{ place: 340, to: '/campaigns', text: 'shell.campaigns', icon: IconRefresh, group: 'companies' }],
  [{ place: 40, text: 'finder.createCampaign', to: '/campaigns/edit' }],
)
