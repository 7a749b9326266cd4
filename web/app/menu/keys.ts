import { keyMenuTexts } from '#texts/menu/keys.ts'
import { IconKey } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const keyMenu = menuPart(keyMenuTexts, [
  { place: 240, to: '/management/keys', text: 'shell.keys', icon: IconKey, group: 'operation' },
])
