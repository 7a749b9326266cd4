import { countInbox } from '#contract/today.ts'
import { todayMenuTexts } from '#texts/menu/today.ts'
import { IconDocument, IconSun } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const todayMenu = menuPart(
  todayMenuTexts,
  [
    { place: 10, to: '/today', text: 'shell.today', icon: IconSun, group: 'first' },
    { place: 20, to: '/inbox', text: 'shell.inbox', icon: IconDocument, group: 'first', count: countInbox },
  ],
  [
    { place: 110, text: 'finder.firstDay', to: '/today', search: '#first-day' },
    { place: 120, text: 'finder.firstDay', to: '/products/companyproducts', search: '#first-day', own: true },
  ],
)
