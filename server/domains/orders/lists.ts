import { sql } from 'kysely'
import { listOrders } from '#contract/order-records.ts'
import { listShopNotifications, type ShopNotification } from '#contract/orders.ts'
import { searchForm } from '#platform/lists/list-source.ts'
import { type ListFile, listFile } from '#platform/lists/list-file.ts'
import { rowsBy } from '#platform/lists/row-text.ts'
import { ordersTexts, paymentsTexts } from '#texts/orders.ts'
import { orderRecords } from './queries.ts'
import { isOpenNotification, notificationRows } from './notifications/notification-queries.ts'

const notifications = rowsBy('shopNotifications.id', (db) => notificationRows(db).$castTo<ShopNotification>())
const orders = rowsBy('orders.id', orderRecords)

export const orderLists: ListFile[] = [
  listFile(listShopNotifications, paymentsTexts, ({ db, query: { show } }) => ({
    found: db
      .selectFrom('shopNotifications')
      .leftJoin('orders', 'orders.id', 'shopNotifications.orderId')
      .leftJoin('contacts', 'contacts.id', 'orders.contactId')
      .$if(show === 'open', (rows) => rows.where(isOpenNotification)),
    ...notifications,
    sort: { received: sql`shop_notifications.received_at`, reference: sql`shop_notifications.reference` },
    search: searchForm('shopNotifications.reference', 'contacts.email', 'contacts.lastName', 'contacts.firstName'),
  })),
  listFile(listOrders, ordersTexts, ({ db, query: { shopState } }) => ({
    found: db
      .selectFrom('orders')
      .leftJoin('contacts', 'contacts.id', 'orders.contactId')
      .$if(shopState !== '', (rows) => rows.where('orders.shopState', '=', shopState)),
    ...orders,
    sort: { orderedAt: sql`orders.ordered_at` },
    search: searchForm('orders.reference', 'contacts.email', 'contacts.lastName', 'contacts.firstName'),
  })),
]
