import { downloadMenuTexts } from '#texts/menu/downloads.ts'
import { IconDocument } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const downloadMenu = menuPart(downloadMenuTexts, [
  { place: 60, to: '/products/downloads', text: 'shell.downloads', icon: IconDocument, group: 'products' },
])
