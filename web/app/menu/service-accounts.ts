import { serviceAccountMenuTexts } from '#texts/menu/service-accounts.ts'
import { IconBoxes } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const serviceAccountMenu = menuPart(
  serviceAccountMenuTexts,
  [{ place: 200, to: '/management/serviceaccounts', text: 'shell.services', icon: IconBoxes, group: 'access' }],
  [{ place: 70, text: 'finder.createService', to: '/management/serviceaccount' }],
)
