import { portalDay } from '#contract/time-zone.ts'
import type { SigningKey } from '#contract/keys.ts'
import { lockLedger } from '#domains/ledger/public.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { activateKey, lockKeys, insertKey } from '#platform/keys/signing.ts'
import { endKey, lockKey, signingKeyById } from './queries.ts'

/**
 * Makes a key that signs from now on; the former one still verifies. Other changes of keys are locked out first. If the
 * transaction fails, the stored key is unused until the next start, which activates it.
 */
export async function rotate({ db, actor, audit, signing, clock }: Write): Promise<SigningKey> {
  await lockKeys(db)
  const made = await signing.store.make()
  await insertKey(db, made, 'replaced', actor.accountId)
  await activateKey(db, made.id)
  audit({ kind: 'signingKey', id: made.id, after: { status: 'active' } })
  return (await signingKeyById(db, signing, made.id, portalDay(clock()))) ?? fail('keys.notFound')
}

/**
 * Ends a key: retired or revoked. Refused while a live licence needs it; licences are issued one after the other, so
 * none can come up meanwhile.
 */
export async function end(
  { db, audit, signing, clock }: Write,
  id: string,
  status: 'retired' | 'revoked',
): Promise<SigningKey> {
  await lockLedger(db)
  const held = (await lockKey(db, id)) ?? fail('keys.notFound')
  if (held.status === 'active') fail('keys.active')
  if (held.status === 'revoked' || held.status === status) fail('keys.ended')
  const today = portalDay(clock())
  const { live, holders } = (await signingKeyById(db, signing, id, today)) ?? fail('keys.notFound')
  if (live > 0) fail('keys.needed', { live, holders })
  await endKey(db, id, status)
  audit({ kind: 'signingKey', id, before: { status: held.status }, after: { status } })
  return (await signingKeyById(db, signing, id, today)) ?? fail('keys.notFound')
}
