import { type AuditTexts, did } from './did.ts'

export const orderAudit: AuditTexts = {
  kinds: {
    'audit.kind.order': { de: 'Bestellung', en: 'Order' },
    'audit.kind.shopNotification': { de: 'Meldung des Shops', en: 'Shop notification' },
  },
  sentences: {
    'orders.work': did('order', '{record} mit dem Shop abgeglichen', 'matched {record} with the shop'),
    placeOrder: did('order', '{record} aufgegeben', 'placed {record}'),
    noteShopReturn: did('order', 'den Shop verlassen: {record}', 'returned from the shop: {record}'),
    createPayment: did('order', 'eine Zahlung eingetragen: {record}', 'entered a payment: {record}'),
    setOrderTest: did(
      'order',
      'zwischen Test- und echter Bestellung umgestellt: {record}',
      'changed to a test or real order: {record}',
    ),
    sendPaymentToCrm: did(
      'order',
      'die Zahlung an das CRM gemeldet: {record}',
      'reported the payment to the CRM: {record}',
    ),
    workNotification: did('shopNotification', '{record} noch einmal verbucht', 'processed {record} again'),
  },
}
