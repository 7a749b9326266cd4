import * as contract from '#contract/orders.ts'
import { requireVisibleContact } from '#domains/contacts/public.ts'
import { payableProducts } from '#domains/products/public.ts'
import { fail } from '#platform/operations/failure.ts'
import { on, type Route } from '#platform/operations/operations.ts'
import { crmLetter } from './letters.ts'
import { workAgain } from './notifications/notifications.ts'
import { enterPayment, noteReturn, paidOrder, productsToBuy, setTest } from './orders.ts'
import { orderFor, ordersOf } from './queries.ts'
import { receiptFile } from './receipt.ts'

export const orderRoutes: Route[] = [
  on(contract.listMyOrders, async ({ db, actor }) => ({
    items: actor.contactId ? await ordersOf(db, actor.contactId) : [],
  })),
  on(
    contract.readMyOrder,
    async ({ db, actor, params }) => (await orderFor(db, actor, params.id)) ?? fail('orders.notFound'),
  ),
  on(contract.noteShopReturn, (call) => noteReturn(call, call.params.id, call.body.unpaid)),
  on(contract.printReceipt, async (call) => {
    const { order, buyer } = await paidOrder(call, call.params.id)
    return receiptFile(order, { language: call.actor.language, vendor: call.vendor, buyer })
  }),
  on(contract.listProductsToBuy, async (call) => ({ items: await productsToBuy(call) })),
  on(contract.listContactOrders, async ({ db, actor, params, settings }) => {
    await requireVisibleContact(db, actor, params.id)
    return { items: await ordersOf(db, params.id), crmMail: settings.MAIL_CRM !== undefined }
  }),
  on(contract.listPayableProducts, async ({ db }) => ({ items: await payableProducts(db) })),
  on(contract.createPayment, (call) => enterPayment(call, call.params.id, call.body)),
  on(contract.setOrderTest, (call) => setTest(call, call.params.id, call.body.test)),
  on(contract.sendPaymentToCrm, async (call) => {
    const { settings, audit } = call
    const email = settings.MAIL_CRM ?? fail('orders.noCrmMail')
    const { order, buyer } = await paidOrder(call, call.params.id)
    const facts = { order, ...buyer }
    await call.mail({ email, language: 'de' }, crmLetter, facts, { record: { kind: 'order', id: order.id } })
    audit({ kind: 'order', id: order.id, after: { mailedToCrm: true } })
  }),
  on(contract.workNotification, (call) => workAgain(call, call.params.id, call.body)),
]
