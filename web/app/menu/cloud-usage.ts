import { cloudUsageMenuTexts } from '#texts/menu/cloud-usage.ts'
import { IconHourglass } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const cloudUsageMenu = menuPart(cloudUsageMenuTexts, [
  { place: 140, to: '/cloudstatistics', text: 'shell.cloudStatistics', icon: IconHourglass, group: 'cloud' },
])
