import { licenceMenuTexts } from '#texts/menu/licences.ts'
import { IconCheck } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const licenceMenu = menuPart(
  licenceMenuTexts,
  [{ place: 390, to: '/verify', text: 'shell.verify', icon: IconCheck }],
  [
    { place: 90, text: 'finder.readRequest', to: '/{$product}configuration/licencecreator' },
    { place: 100, text: 'finder.verify', to: '/verify' },
  ],
)
