import * as contract from '#contract/orders.ts'
import { contactFor, requireVisibleContact } from '#domains/contacts/public.ts'
import { payableProducts } from '#domains/products/public.ts'
import { fail } from '#platform/failure.ts'
import { on, type Route } from '#platform/operations.ts'
import { crmLetter } from './letters.ts'
import { workAgain } from './notifications.ts'
import { enterPayment, readOwnOrder, setTest } from './orders.ts'
import { orderFor, ordersOf } from './queries.ts'
import { receiptFile } from './receipt.ts'

export const orderRoutes: Route[] = [
  on(contract.listMyOrders, async ({ db, actor }) => ({
    items: actor.contactId ? await ordersOf(db, actor.contactId) : [],
  })),
  on(contract.readMyOrder, (call) => readOwnOrder(call, call.params.id)),
  on(contract.printReceipt, async ({ db, actor, vendor, params }) => {
    const order = (await orderFor(db, actor, params.id)) ?? fail('orders.notFound')
    if (!order.paidAt) fail('orders.notPaid')
    const person = order.contactId === null ? undefined : await contactFor(db, actor, order.contactId)
    const buyer = {
      name: person ? `${person.firstName} ${person.lastName}`.trim() : '',
      email: person?.email ?? actor.email,
    }
    return receiptFile(order, { language: actor.language, vendor, buyer })
  }),
  on(contract.listContactOrders, async ({ db, actor, params }) => {
    await requireVisibleContact(db, actor, params.id)
    return { items: await ordersOf(db, params.id) }
  }),
  on(contract.listPayableProducts, async ({ db }) => ({ items: await payableProducts(db) })),
  on(contract.createPayment, (call) => enterPayment(call, call.params.id, call.body)),
  on(contract.setOrderTest, (call) => setTest(call, call.params.id, call.body.test)),
  on(contract.sendPaymentToCrm, async (call) => {
    const { db, actor, settings, audit } = call
    const email = settings.MAIL_CRM ?? fail('orders.noCrmMail')
    const order = (await orderFor(db, actor, call.params.id)) ?? fail('orders.notFound')
    if (!order.paidAt) fail('orders.notPaid')
    const person = order.contactId === null ? undefined : await contactFor(db, actor, order.contactId)
    const facts = {
      order,
      name: person ? `${person.firstName} ${person.lastName}`.trim() : '',
      email: person?.email ?? '',
    }
    await call.mail({ email, language: 'de' }, crmLetter, facts, { record: { kind: 'order', id: order.id } })
    audit({ kind: 'order', id: order.id, after: { mailedToCrm: true } })
  }),
  on(contract.workNotification, (call) => workAgain(call, call.params.id, call.body)),
]
