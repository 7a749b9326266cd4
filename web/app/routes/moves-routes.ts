import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listMoves } from '#contract/moves.ts'
import { root } from '../root.ts'

const pages = () => import('./pages/moves.ts')

const moves = createRoute({
  getParentRoute: () => root,
  path: '/management/moves',
  staticData: { access: listMoves.access },
  component: lazyRouteComponent(() => pages().then((all) => all.movesPage()), 'MovesPage'),
})

const move = createRoute({
  getParentRoute: () => root,
  path: '/management/moves/$id',
  staticData: { access: listMoves.access, menu: '/management/moves' },
  component: lazyRouteComponent(() => pages().then((all) => all.movePage()), 'MovePage'),
})

export const moveRoutes = [moves, move] as const
