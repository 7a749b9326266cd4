import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { lockConfiguration } from '../accounts/configuration-queries.ts'
import { tellOfPlace } from './given-mail.ts'
import { linkedProduct, writeLinked } from './linked-queries.ts'
import { copyUsers, lockAccess } from './user-queries.ts'
import { switchAccess } from './users.ts'

interface Accounts {
  from: string
  to: string
  /** Places of the new account. */
  seats: number
}

/** Gives a new account the people of another one of the same product, with their access, and its linked product. */
export async function takeOverPeople(call: Write, holdingId: string, { from, to, seats }: Accounts): Promise<void> {
  const { db, actor, audit } = call
  const old = await lockConfiguration(db, actor, from)
  if (old?.holdingId !== holdingId) return fail('cloud.notFound', undefined, 'takeOver')
  const people = await copyUsers(db, { from, to, companyId: old.companyId }, actor.accountId)
  const active = people.filter((one) => one.active)
  if (active.length > seats) fail('cloud.fewerSeats', { used: active.length }, 'seats')
  for (const { contactId } of people)
    audit({ kind: 'cloudAccess', id: contactId, after: { configurationId: to, active: false } })
  for (const { contactId } of active) {
    const user = await lockAccess(db, to, contactId)
    if (user) await switchAccess(call, { id: to, seats }, user, true)
    await tellOfPlace(call, to, contactId)
  }
  const linked = await linkedProduct(db, from)
  if (!linked) return
  await writeLinked(db, { configurationId: to, holdingId: linked, active: true, modifiedBy: actor.accountId })
  audit({ kind: 'cloudConfiguration', id: to, after: { product: linked, active: true } })
}
