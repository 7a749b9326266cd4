import { ssoMenuTexts } from '#texts/menu/sso.ts'
import { IconKey } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const ssoMenu = menuPart(ssoMenuTexts, [
  { place: 190, to: '/management/ssoproviderlist', text: 'shell.ssoProviders', icon: IconKey, group: 'access' },
])
