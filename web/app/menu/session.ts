import { IconAccount, IconLock } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const sessionMenu = menuPart<never>({}, [
  { place: 400, to: '/password', text: 'shell.password', icon: IconLock },
  { place: 410, to: '/user', text: 'shell.account', icon: IconAccount },
])
