import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { readInbox, type WaitingKind, waitingKinds } from '#contract/today.ts'
import { root } from '../root.ts'

const pages = () => import('./pages/today.ts')

const today = createRoute({
  getParentRoute: () => root,
  path: '/today',
  staticData: { access: readInbox.access },
  component: lazyRouteComponent(() => pages().then((all) => all.todayPage()), 'TodayPage'),
})

const inbox = createRoute({
  getParentRoute: () => root,
  path: '/inbox',
  staticData: { access: readInbox.access },
  validateSearch: ({ kind: asked }: Record<string, unknown>): { kind?: WaitingKind } => {
    const kind = waitingKinds.find((one) => one === asked)
    return kind ? { kind } : {}
  },
  component: lazyRouteComponent(() => pages().then((all) => all.inboxPage()), 'InboxPage'),
})

export const todayRoutes = [today, inbox] as const
