import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listLedger } from '#contract/ledger.ts'
import { root } from '../root.ts'

const ledger = createRoute({
  getParentRoute: () => root,
  path: '/management/ledger',
  staticData: {
    access: listLedger.access,
    menu: { place: 250, text: 'shell.ledger', icon: 'document', group: 'management', subject: 'shell.signatures' },
  },
  component: lazyRouteComponent(() => import('#web/features/ledger/ledger-page.tsx'), 'LedgerPage'),
})

export const ledgerRoutes = [ledger] as const
