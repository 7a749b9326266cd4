import { documentedCallMenuTexts } from '#texts/menu/documented-calls.ts'
import { IconHistory } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const documentedCallMenu = menuPart(documentedCallMenuTexts, [
  { place: 220, to: '/management/documentedcalls', text: 'shell.documentedCalls', icon: IconHistory, group: 'access' },
])
