import { cloudMenuTexts } from '#texts/menu/cloud.ts'
import { IconCloud } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const cloudMenu = menuPart(
  cloudMenuTexts,
  [{ place: 90, to: '/cloudcompanies', text: 'shell.cloudCompanies', icon: IconCloud, group: 'cloud' }],
  [{ place: 95, text: 'finder.startCloud', to: '/awslogin' }],
)
