import { backupMenuTexts } from '#texts/menu/backups.ts'
import { IconRefresh } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const backupMenu = menuPart(backupMenuTexts, [
  { place: 260, to: '/management/system', text: 'shell.system', icon: IconRefresh, group: 'operation' },
])
