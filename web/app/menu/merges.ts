import { mergeMenuTexts } from '#texts/menu/merges.ts'
import { IconCopy } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const mergeMenu = menuPart(mergeMenuTexts, [
  { place: 280, to: '/management/duplicates', text: 'shell.duplicates', icon: IconCopy, group: 'records' },
])
