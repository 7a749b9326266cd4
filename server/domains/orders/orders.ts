import { serialize } from '#platform/database/serialize.ts'
import type { z } from 'zod'
import type { Contact } from '#contract/contacts.ts'
import type { createPayment, Order, ProductToBuy } from '#contract/orders.ts'
import { contactFor, lockContact, requireVisibleContact } from '#domains/contacts/public.ts'
import { shareProduct, productsWithoutProof, studentTermsOf } from '#domains/products/public.ts'
import { contactsHolding, insertHoldingOnce } from '#domains/holdings/public.ts'
import { portalDay } from '#contract/time-zone.ts'
import type { WithClock } from '#platform/installation/installation.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Before, RunTransaction, Read, Write } from '#platform/operations/operations.ts'
import { OutsideError } from '#platform/outside/bounded-fetch.ts'
import { buyerOf, insertOrder, lockOrder, orderFor, standingOrders, updateOrder } from './queries.ts'
import type { ShopName } from './selling.ts'
import { shopOf } from './shop.ts'
import { productName } from '#texts/product-names.ts'
import { orderChanged } from './events.ts'

/** The tax within a price. */
export const taxIn = (priceCents: number, taxPercent: number): number =>
  priceCents - Math.round((priceCents * 100) / (100 + taxPercent))

/** What is known of a person and a product above orders. */
export interface BuyerFacts {
  /** Whether they have proven their studies, for a product where that counts apart. */
  proven: (db: Db, contactId: string, productId: string) => Promise<boolean>
  /** Which term is to be paid for now; null: none, since all that can be is. `renewsAfter`: the last day of one that still runs. */
  payable: (
    db: Db,
    contactId: string,
    productId: string,
    holdingId: string,
  ) => Promise<{ renewsAfter: string | null } | null>
}

type CallForProduct = Before<unknown, unknown, { productId: string }>

/**
 * Places an order, or takes up the open one, in a transaction of its own. Then requests the address to pay at from the
 * shop, while no connection waits for it.
 */
export async function placeOrder(
  call: CallForProduct,
  transaction: RunTransaction,
  known: BuyerFacts,
): Promise<{ orderId: string; location: string }> {
  const shop = shopOf(call) ?? fail('orders.noShop')
  const { settings } = call
  const placed = await transaction((write) => openOrder(write, call.body.productId, shop.name, known))
  const location = await shop
    .buyLink({ ...placed.purchase, returnUrl: `${settings.PUBLIC_URL}/orders/return?order=${placed.id}` })
    .catch((error: unknown) => {
      if (error instanceof OutsideError) return fail('orders.shopAway')
      throw error
    })
  return { orderId: placed.id, location }
}

async function openOrder(call: Write, productId: string, shop: ShopName, { proven, payable }: BuyerFacts) {
  const { db, actor, audit, settings, clock } = call
  const contactId = actor.contactId ?? fail('orders.notOffered')
  const contact = (await contactFor(db, actor, contactId)) ?? fail('orders.notOffered')
  const product = (await shareProduct(db, productId, portalDay(clock()))) ?? fail('orders.notOffered')
  const terms = await studentTermsOf(db, productId)
  if (!terms || terms.priceCents === 0) return fail('orders.notOffered')
  // One order of a person for a product at a time.
  await serialize(db, 'order', contactId, productId)
  const held = (await contactsHolding(db, contactId, productId)) ?? (await takeProduct(call, contact, productId))
  if (held.disabled) fail('orders.notOffered')
  const standing = await standingOrders(db, contactId, productId)
  const { renewsAfter } = (await payable(db, contactId, productId, held.id)) ?? fail('orders.paidAlready')
  if (standing.some(({ state, test, confirming }) => confirming || (state === 'pending' && !test)))
    fail('orders.underWay')
  if (terms.proofNeeded && !terms.payFirst && !(await proven(db, contactId, productId))) fail('orders.proofFirst')
  const productCode = terms.shopCode || product.id
  // An order begun under other terms, such as while the shop was tried out, is not what is bought now.
  const open = standing.find(
    (one) =>
      one.state === 'open' &&
      !one.forgotten &&
      one.renewsAfter === renewsAfter &&
      one.priceCents === terms.priceCents &&
      one.taxPercent === terms.taxPercent &&
      one.productCode === productCode &&
      one.test === settings.SHOP_TEST,
  )
  const id = open?.id ?? newId()
  if (!open) {
    const { priceCents, taxPercent } = terms
    const order = {
      id,
      contactId,
      companyId: null,
      productId,
      shop,
      priceCents,
      taxPercent,
      taxCents: taxIn(priceCents, taxPercent),
      productCode,
      test: settings.SHOP_TEST,
      state: 'open' as const,
      renewsAfter,
      createdBy: actor.accountId,
    }
    await insertOrder(db, order)
    audit({ kind: 'order', id, after: { productId, priceCents, shop, ...(renewsAfter && { renewsAfter }) } })
    await call.jobs.send(orderChanged, { orderId: id, state: 'open' })
  }
  const { language } = actor
  return {
    id,
    purchase: {
      orderId: id,
      productCode,
      productTitle: productName(product, language),
      priceCents: terms.priceCents,
      currency: 'EUR',
      test: settings.SHOP_TEST,
      language,
      email: contact.email,
      name: `${contact.firstName} ${contact.lastName}`.trim(),
    },
  }
}

/** Gives a private person a product that they may buy without a proof. */
async function takeProduct({ db, actor, audit, clock }: Write, contact: Contact, productId: string) {
  const today = portalDay(clock())
  const offered = await productsWithoutProof(db, today).where('products.id', '=', productId).executeTakeFirst()
  if (contact.companyId !== null || !offered) return fail('orders.notOffered')
  const id = newId()
  const holder = { kind: 'contact' as const, id: contact.id }
  await insertHoldingOnce(db, { id, holder, productId, configurationId: null, note: '' }, actor.accountId)
  audit({ kind: 'holding', id, after: { contactId: contact.id, productId } })
  return { id, disabled: false }
}

/** What the caller may buy without a proof, and whether they have it; nothing for people of a company. */
export async function productsToBuy({ db, actor, clock }: Read & WithClock): Promise<ProductToBuy[]> {
  const contact = actor.contactId ? await contactFor(db, actor, actor.contactId) : undefined
  if (!contact || contact.companyId !== null) return []
  return productsWithoutProof(db, portalDay(clock()))
    .select((from) =>
      from
        .exists(
          from
            .selectFrom('holdings')
            .whereRef('holdings.productId', '=', 'products.id')
            .where('contactId', '=', contact.id),
        )
        .$castTo<boolean>()
        .as('held'),
    )
    .execute()
}

/** Records that the shop led the payer back: paid, until it says otherwise, or left without paying. */
export async function noteReturn({ db, actor, clock }: Write, id: string, unpaid: boolean): Promise<Order> {
  const order = await lockOrder(db, id)
  if (!order?.contactId || order.contactId !== actor.contactId) return fail('orders.notFound')
  if (order.state === 'open') await updateOrder(db, id, { returnedAt: unpaid ? null : clock() })
  return (await orderFor(db, actor, id)) ?? fail('orders.notFound')
}

/** An order the actor sees, with its buyer. Refuses with orders.notFound, and orders.notPaid before it is paid. */
export async function paidOrder({ db, actor }: Read, id: string) {
  const order = (await orderFor(db, actor, id)) ?? fail('orders.notFound')
  if (!order.paidAt) fail('orders.notPaid')
  return { order, buyer: (await buyerOf(db, id)) ?? { contactId: null, name: '', email: '' } }
}

/** Records a payment the shop does not know; the payer gets the product. */
export async function enterPayment(
  call: Write,
  contactId: string,
  { productId, priceCents, reference, orderedOn, test }: z.output<typeof createPayment.body>,
): Promise<Order> {
  const { db, actor, audit, clock } = call
  await requireVisibleContact(db, actor, contactId)
  const { companyId } = (await lockContact(db, contactId)) ?? fail('contacts.notFound')
  const terms = (await studentTermsOf(db, productId)) ?? fail('products.notFound', undefined, 'productId')
  if (orderedOn > portalDay(clock())) fail('orders.inFuture', undefined, 'orderedOn')
  const id = newId()
  const orderedAt = new Date(`${orderedOn}T12:00:00Z`).toISOString()
  await insertOrder(db, {
    id,
    contactId,
    companyId,
    productId,
    shop: 'manual',
    reference,
    priceCents,
    taxPercent: terms.taxPercent,
    taxCents: taxIn(priceCents, terms.taxPercent),
    productCode: terms.shopCode || productId,
    test,
    state: 'paid',
    shopState: 'MANUAL',
    orderedAt,
    paidAt: orderedAt,
    createdBy: actor.accountId,
  })
  const holder = { kind: 'contact' as const, id: contactId }
  await insertHoldingOnce(db, { id: newId(), holder, productId, configurationId: null, note: '' }, actor.accountId)
  await call.jobs.send(orderChanged, { orderId: id, state: 'paid' })
  const after = (await orderFor(db, actor, id)) ?? fail('orders.notFound')
  audit({ kind: 'order', id, after })
  return after
}

/** Makes a test order of an order or a real one of a test order: only real ones pay for anything. */
export async function setTest(call: Write, id: string, test: boolean): Promise<Order> {
  const { db, actor, audit } = call
  if (!(await orderFor(db, actor, id))) fail('orders.notFound')
  const before = (await lockOrder(db, id)) ?? fail('orders.notFound')
  if (before.test !== test) {
    await updateOrder(db, id, { test })
    audit({ kind: 'order', id, before: { test: before.test }, after: { test } })
    // Staff have a minute to take it back before licences are suspended and the payer is mailed.
    if (before.state === 'paid')
      await call.jobs.send(orderChanged, { orderId: id, state: test ? 'test' : 'real' }, test ? 60 : 0)
  }
  return (await orderFor(db, actor, id)) ?? fail('orders.notFound')
}
