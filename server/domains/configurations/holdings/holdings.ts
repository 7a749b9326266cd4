import type { EndWish } from '#contract/end-requests.ts'
import type { Holding } from '#contract/holdings.ts'
import { requireLockedCompany } from '#domains/companies/public.ts'
import { lockContact, requireVisibleContact } from '#domains/contacts/public.ts'
import {
  assignableKinds,
  deleteHolding,
  type HolderKey,
  lockHolding,
  insertHolding,
  readHolding,
  shareAssignableProduct,
} from '#domains/holdings/public.ts'
import { shareProduct } from '#domains/products/public.ts'
import { portalDay } from '#contract/time-zone.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Write } from '#platform/operations/operations.ts'
import { askForEnd } from '../ends/end-requests.ts'
import { missingEnds } from '../ends/queries.ts'
import { masterIdOf } from '../queries.ts'
import { configurationFor, type Target, type Wish } from '../sources.ts'
import { configurationIdsOf, deleteForgotten, lockConfigurations } from '../use-queries.ts'

type NewHolding = Wish & { productId: string; note: string; ask?: EndWish | undefined }

/** Gives a company a product with its first configuration. Refuses with companies.notFound and as `addHolding` does. */
export async function addCompanyHolding(call: Write, companyId: string, wish: NewHolding): Promise<Holding> {
  const { language } = await requireLockedCompany(call.db, call.actor, companyId)
  return addHolding(call, { kind: 'company', id: companyId, language }, wish)
}

/** Gives a person a product, with a first configuration where the product has a master. Refuses with contacts.notFound. */
export async function addContactHolding(call: Write, contactId: string, wish: NewHolding): Promise<Holding> {
  await requireVisibleContact(call.db, call.actor, contactId)
  const { language } = (await lockContact(call.db, contactId)) ?? fail('contacts.notFound')
  return addHolding(call, { kind: 'contact', id: contactId, language }, wish)
}

/**
 * Gives a company or a person a product they had elsewhere, without a first configuration: it may be locked or no longer
 * offered. Refuses with companies.notFound, contacts.notFound, products.notFound, products.notAssignable and
 * holdings.taken.
 */
export async function takeOverHolding(
  call: Write,
  holder: HolderKey,
  { productId, note }: { productId: string; note: string },
): Promise<Holding> {
  const { db, actor, audit, clock } = call
  if (holder.kind === 'company') await requireLockedCompany(db, actor, holder.id)
  else {
    await requireVisibleContact(db, actor, holder.id)
    if (!(await lockContact(db, holder.id))) fail('contacts.notFound')
  }
  const product = (await shareProduct(db, productId, portalDay(clock()))) ?? fail('products.notFound')
  if (!assignableKinds[holder.kind].includes(product.kind)) fail('products.notAssignable', undefined, 'productId')
  const id = newId()
  await insertHolding(db, { id, holder, productId, configurationId: null, note }, actor.accountId)
  const added = await readHolding(db, actor, id)
  audit({ kind: 'holding', id, after: added })
  return added
}

async function addHolding(
  call: Write,
  holder: Target['holder'],
  { productId, note, ask, ...wish }: NewHolding,
): Promise<Holding> {
  const { db, actor, audit } = call
  const product = await shareAssignableProduct(call, productId, holder.kind)
  const configurationId = (await needsNone(call, holder, productId, wish))
    ? null
    : (await configurationFor(call, { holder, product }, wish)).id
  const id = newId()
  await insertHolding(db, { id, holder, productId, configurationId, note }, actor.accountId)
  const added = await readHolding(db, actor, id)
  audit({ kind: 'holding', id, after: added })
  if (ask && (await missingEnds(db, id)) > 0) await askForEnd(call, id, ask)
  return added
}

/** What persons get may be made when its licence is: without a master and a wish there is nothing to start from. */
const needsNone = async ({ db }: Write, { kind }: HolderKey, productId: string, { configurationId }: Wish) =>
  kind === 'contact' && configurationId === undefined && (await masterIdOf(db, productId)) === undefined

/** Takes a product from its holder. Its configurations go unless another holding uses or remembers them. */
export async function removeHolding({ db, actor, audit, clock }: Write, id: string): Promise<void> {
  await lockHolding(db, actor, id)
  const before = await readHolding(db, actor, id)
  const configurations = await configurationIdsOf(db, id)
  await lockConfigurations(db, configurations)
  await deleteHolding(db, id)
  await deleteForgotten(db, configurations, portalDay(clock()))
  audit({ kind: 'holding', id, before })
}
