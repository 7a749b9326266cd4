import type { Attestation } from '#contract/second-factor.ts'
import type { Person } from '#platform/operations/actor.ts'
import { fail } from '#platform/operations/failure.ts'
import { newId } from '#platform/database/ids.ts'
import type { Call } from '#platform/operations/operations.ts'
import { hashSecret } from '#platform/keys/tokens.ts'
import { deletePasskey, insertPasskey, passkeysOf, renamePasskey as rename } from './passkey-queries.ts'
import { firstCodes } from './recovery-codes.ts'
import { lockFactors } from './second-factor-queries.ts'
import { factorsChanged } from './security.ts'
import { type CheckedAttestation, checkAttestation, creationOptions, relyingParty } from './webauthn.ts'

type PasskeyCall<B = unknown> = Call<unknown, unknown, B, Person>
interface NewPasskey {
  name: string
  response: Attestation
}

const limit = 20

/** The holder an answer must be for: the requesting session. */
export const sessionHolder = (sessionId: string | null): Buffer => hashSecret(`session ${sessionId}`)

/** What the browser needs to make a passkey. */
export async function passkeyOptions({ db, actor, settings }: PasskeyCall) {
  if ((await passkeysOf(db, actor.accountId)).length >= limit) fail('security.passkeyLimit', { limit })
  return creationOptions(
    db,
    relyingParty(settings),
    { id: actor.accountId, email: actor.email },
    sessionHolder(actor.sessionId),
  )
}

/** Checks the new credential before the transaction. */
export const checkPasskey = ({
  db,
  actor,
  body,
  settings,
}: Pick<PasskeyCall<NewPasskey>, 'db' | 'actor' | 'body' | 'settings'>): Promise<CheckedAttestation> =>
  checkAttestation(db, relyingParty(settings), body.response, sessionHolder(actor.sessionId))

/** Stores a passkey; with the first factor come recovery codes. */
export async function addPasskey(call: PasskeyCall<NewPasskey>, checked: CheckedAttestation) {
  const { db, actor, body, audit } = call
  const accountId = actor.accountId
  if (!checked) fail('security.passkeyInvalid')
  await lockFactors(db, accountId)
  if ((await passkeysOf(db, accountId)).length >= limit) fail('security.passkeyLimit', { limit })
  const id = newId()
  await insertPasskey(db, { id, accountId, name: body.name, ...checked })
  audit({ kind: 'passkey', id, after: { name: body.name } })
  await factorsChanged(call, 'passkeyAdded')
  return { id, recoveryCodes: await firstCodes(db, accountId, call.sealer) }
}

export async function renamePasskey({
  db,
  actor,
  params,
  body,
  audit,
}: Call<{ id: string }, unknown, { name: string }, Person>) {
  if (!(await rename(db, actor.accountId, params.id, body.name))) fail('security.passkeyNotFound')
  audit({ kind: 'passkey', id: params.id, after: { name: body.name } })
}

export async function removePasskey(call: Call<{ id: string }, unknown, unknown, Person>) {
  const { db, actor, params, audit } = call
  await lockFactors(db, actor.accountId)
  const removed = (await deletePasskey(db, actor.accountId, params.id)) ?? fail('security.passkeyNotFound')
  audit({ kind: 'passkey', id: params.id, before: { name: removed.name } })
  await factorsChanged(call, 'passkeyRemoved')
}
