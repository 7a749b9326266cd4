import { auditMenuTexts } from '#texts/menu/audit.ts'
import { IconHistory } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const auditMenu = menuPart(auditMenuTexts, [
  { place: 270, to: '/management/auditlog', text: 'shell.audit', icon: IconHistory, group: 'operation' },
])
