import { accessMenuTexts } from '#texts/menu/access.ts'
import { IconShield } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const accessMenu = menuPart(
  accessMenuTexts,
  [{ place: 180, to: '/management/rolestable', text: 'shell.roles', icon: IconShield, group: 'access' }],
  [{ place: 60, text: 'finder.createRole', to: '/management/editrole' }],
)
