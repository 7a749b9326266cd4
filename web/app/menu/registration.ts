import { registrationMenuTexts } from '#texts/menu/registration.ts'
import { IconNewcomer } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const registrationMenu = menuPart(registrationMenuTexts, [
  { place: 350, to: '/registrations', text: 'shell.registrations', icon: IconNewcomer, group: 'companies' },
])
