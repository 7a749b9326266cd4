import { ledgerMenuTexts } from '#texts/menu/ledger.ts'
import { IconDocument } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const ledgerMenu = menuPart(ledgerMenuTexts, [
  { place: 250, to: '/management/ledger', text: 'shell.ledger', icon: IconDocument, group: 'operation' },
])
