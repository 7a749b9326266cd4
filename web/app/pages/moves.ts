import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listMoves } from '#contract/moves.ts'
import { countMoves } from '#contract/moves.ts'
import { readPassport } from '#contract/passports.ts'
import { root } from '../root.ts'

const moves = createRoute({
  getParentRoute: () => root,
  path: '/management/moves',
  staticData: {
    access: listMoves.access,
    menu: {
      place: 96,
      text: 'shell.moves',
      icon: 'swap',
      group: 'companies',
      subject: 'shell.requests',
      count: countMoves,
    },
  },
  component: lazyRouteComponent(() => import('#web/features/moves/moves-page.tsx'), 'MovesPage'),
})

const move = createRoute({
  getParentRoute: () => root,
  path: '/management/moves/$id',
  staticData: { access: listMoves.access, under: '/management/moves' },
  component: lazyRouteComponent(() => import('#web/features/moves/move-page.tsx'), 'MovePage'),
})

const emergencies = createRoute({
  getParentRoute: () => root,
  path: '/management/emergencies',
  staticData: { access: listMoves.access, under: '/management/moves' },
  component: lazyRouteComponent(() => import('#web/features/emergencies/emergencies-page.tsx'), 'EmergenciesPage'),
})

const emergency = createRoute({
  getParentRoute: () => root,
  path: '/products/emergency/$id',
  staticData: { access: readPassport.access, under: '/products/companyproducts' },
  component: lazyRouteComponent(() => import('../compositions/emergency-parts.tsx'), 'EmergencyParts'),
})

export const moveRoutes = [moves, move, emergencies, emergency] as const
