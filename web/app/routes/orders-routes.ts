import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listMyOrders, listShopNotifications, readMyOrder } from '#contract/orders.ts'
import { root } from '../root.ts'
import { textIn } from './words-in.ts'

const pages = () => import('./pages/orders.ts')

const orders = createRoute({
  getParentRoute: () => root,
  path: '/orders',
  staticData: { access: listMyOrders.access },
  component: lazyRouteComponent(() => pages().then((all) => all.ordersPage()), 'OrdersPage'),
})

const paid = createRoute({
  getParentRoute: () => root,
  path: '/orders/return',
  staticData: { access: readMyOrder.access, menu: '/orders' },
  validateSearch: ({ order, unpaid }: Record<string, unknown>): { order: string; unpaid?: boolean } => ({
    order: textIn(order) ?? '',
    ...(unpaid === true && { unpaid }),
  }),
  component: lazyRouteComponent(() => pages().then((all) => all.returnPage()), 'ReturnPage'),
})

const notifications = createRoute({
  getParentRoute: () => root,
  path: '/management/payments',
  staticData: { access: listShopNotifications.access },
  component: lazyRouteComponent(() => pages().then((all) => all.notificationsPage()), 'NotificationsPage'),
})

export const orderRoutes = [orders, paid, notifications] as const
