import { countLicenceRequests } from '#contract/renewals.ts'
import { renewalMenuTexts } from '#texts/menu/renewals.ts'
import { IconBell, IconHourglass } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const renewalMenu = menuPart(renewalMenuTexts, [
  { place: 80, to: '/expiringlicences', text: 'shell.expiring', icon: IconHourglass, group: 'companies' },
  {
    place: 320,
    to: '/management/requests',
    text: 'shell.requests',
    icon: IconBell,
    group: 'companies',
    count: countLicenceRequests,
  },
])
