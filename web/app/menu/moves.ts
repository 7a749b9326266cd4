import { countMoves } from '#contract/moves.ts'
import { moveMenuTexts } from '#texts/menu/moves.ts'
import { IconSwap } from '../../ui/icons.tsx'
import { menuPart } from '../shell/menu-part.ts'

export const moveMenu = menuPart(moveMenuTexts, [
  { place: 330, to: '/management/moves', text: 'shell.moves', icon: IconSwap, group: 'companies', count: countMoves },
])
