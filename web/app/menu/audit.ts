import { auditMenuTexts } from '#texts/menu/audit.ts'
import { IconHistory, IconUsers } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const auditMenu = menuPart(auditMenuTexts, [
  { place: 270, to: '/management/auditlog', text: 'shell.audit', icon: IconHistory, group: 'operation' },
  { place: 271, to: '/management/auditlog/visitors', text: 'shell.visitors', icon: IconUsers, group: 'operation' },
])
