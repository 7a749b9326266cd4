import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readInbox, type WaitingKind, waitingKinds } from '#contract/today.ts'
import { countInbox } from '#contract/today.ts'
import { root } from '../root.ts'

const today = createRoute({
  getParentRoute: () => root,
  path: '/today',
  staticData: {
    access: readInbox.access,
    menu: { place: 10, text: 'shell.today', icon: 'sun', group: 'first' },
    command: { place: 110, text: 'finder.firstDay', search: '#first-day' },
  },
  component: lazyRouteComponent(() => import('#web/features/today/today-page.tsx'), 'TodayPage'),
})

const inbox = createRoute({
  getParentRoute: () => root,
  path: '/inbox',
  staticData: {
    access: readInbox.access,
    menu: { place: 20, text: 'shell.inbox', icon: 'document', group: 'first', count: countInbox },
  },
  validateSearch: ({ kind: asked }: Record<string, unknown>): { kind?: WaitingKind } => {
    const kind = waitingKinds.find((one) => one === asked)
    return kind ? { kind } : {}
  },
  component: lazyRouteComponent(() => import('#web/features/today/inbox-page.tsx'), 'InboxPage'),
})

export const todayRoutes = [today, inbox] as const
