import { legalMenuTexts } from '#texts/menu/legal.ts'
import { IconDocument } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const legalMenu = menuPart(legalMenuTexts, [
  { place: 310, to: '/management/legalnotices', text: 'shell.legalNotices', icon: IconDocument, group: 'records' },
])
