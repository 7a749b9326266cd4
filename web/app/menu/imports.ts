import { importMenuTexts } from '#texts/menu/imports.ts'
import { IconUpload } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const importMenu = menuPart(importMenuTexts, [
  { place: 230, to: '/management/imports', text: 'shell.imports', icon: IconUpload, group: 'records' },
])
