import { createRoute, lazyRouteComponent } from '@tanstack/react-router'
import { listMyOrders, listShopNotifications, readMyOrder } from '#contract/orders.ts'
import { root } from '../root.ts'
import { textIn } from '../search-parameters.ts'

const orders = createRoute({
  getParentRoute: () => root,
  path: '/orders',
  staticData: {
    access: listMyOrders.access,
    menu: { place: 370, text: 'shell.orders', icon: 'document', person: true },
  },
  component: lazyRouteComponent(() => import('#web/features/orders/orders-page.tsx'), 'OrdersPage'),
})

const paid = createRoute({
  getParentRoute: () => root,
  path: '/orders/return',
  staticData: { access: readMyOrder.access, under: '/orders' },
  validateSearch: ({ order, unpaid }: Record<string, unknown>): { order: string; unpaid?: boolean } => ({
    order: textIn(order) ?? '',
    ...(unpaid === true && { unpaid }),
  }),
  component: lazyRouteComponent(() => import('#web/features/orders/return-page.tsx'), 'ReturnPage'),
})

const notifications = createRoute({
  getParentRoute: () => root,
  path: '/management/payments',
  staticData: {
    access: listShopNotifications.access,
    menu: { place: 300, text: 'shell.payments', icon: 'document', group: 'students' },
  },
  component: lazyRouteComponent(() => import('#web/features/orders/notifications-page.tsx'), 'NotificationsPage'),
})

export const orderRoutes = [orders, paid, notifications] as const
