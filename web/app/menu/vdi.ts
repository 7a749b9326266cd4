import { vdiMenuTexts } from '#texts/menu/vdi.ts'
import { IconScreen } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const vdiMenu = menuPart(vdiMenuTexts, [
  { place: 160, to: '/vdiaccountslist', text: 'shell.desktops', icon: IconScreen, group: 'cloud' },
])
