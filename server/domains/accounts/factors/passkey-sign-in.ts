import type { Assertion } from '#contract/second-factor.ts'
import type { Actor, Person } from '#platform/operations/actor.ts'
import { fail, failAndCommit } from '#platform/operations/failure.ts'
import type { Call } from '#platform/operations/operations.ts'
import { hashSecret, newSecret } from '#platform/keys/tokens.ts'
import { markConfirmed } from '../sessions/confirmation-queries.ts'
import { challengeOf, lockOpenChallenge } from './factor-challenge.ts'
import { markSetBack, touchPasskey } from './passkey-queries.ts'
import { sessionHolder } from './passkeys.ts'
import { completeFactor, factorHolder } from './second-factor.ts'
import { openChallenge, shareSignInAccount } from './second-factor-queries.ts'
import { completeSignIn, refuseCrossSite } from '../sessions/session.ts'
import { type CheckedAssertion, checkAssertion, relyingParty, requestOptions } from './webauthn.ts'

type Signed<A extends Actor = Actor> = Call<unknown, unknown, { response: Assertion }, A>
type Checking = Pick<Signed, 'db' | 'cookie' | 'actor' | 'body' | 'settings'>
type Asking = Call<unknown, unknown, unknown>

/** A challenge for one of the passkeys of the account that is signing in. */
export async function factorOptions(call: Asking) {
  refuseCrossSite(call)
  const { id, accountId } = await challengeOf(call, openChallenge)
  return requestOptions(call.db, relyingParty(call.settings), 'factor', factorHolder(id), accountId)
}

export async function checkFactorPasskey(call: Checking): Promise<CheckedAssertion> {
  refuseCrossSite(call)
  const { id, accountId } = await challengeOf(call, openChallenge)
  const checked = await checkAssertion(
    call.db,
    relyingParty(call.settings),
    call.body.response,
    'factor',
    factorHolder(id),
  )
  return checked?.accountId === accountId ? checked : null
}

/** Completes a sign-in with a passkey of the same account. */
export async function proveFactorPasskey(call: Signed, checked: CheckedAssertion) {
  const challenge = await lockOpenChallenge(call)
  await usePasskey(call, checked, challenge.accountId)
  return completeFactor(call, challenge)
}

/** A challenge for any passkey of this portal, for the requesting browser and no other. */
export async function signInOptions(call: Asking) {
  refuseCrossSite(call)
  const { secret, hash } = newSecret()
  call.cookie.setPasskey(secret, 300_000)
  return requestOptions(call.db, relyingParty(call.settings), 'signIn', hash)
}

export function checkSignIn(call: Checking): Promise<CheckedAssertion> {
  refuseCrossSite(call)
  return checkAssertion(
    call.db,
    relyingParty(call.settings),
    call.body.response,
    'signIn',
    hashSecret(call.cookie.passkey ?? ''),
  )
}

/** Signs in with a passkey alone: possession and the check of its user are two factors. */
export async function signInWithPasskey(call: Signed, checked: CheckedAssertion) {
  const accountId = checked?.accountId ?? ''
  await usePasskey(call, checked, accountId)
  const account = (await shareSignInAccount(call.db, accountId)) ?? fail('session.passkeyRefused')
  if (account.disabled) fail('session.disabled')
  if (!account.verifiedAt) fail('session.passkeyRefused')
  return completeSignIn(call, account)
}

/** A challenge for one of one's own passkeys, instead of the password. */
export const confirmationOptions = ({ db, actor, settings }: Call<unknown, unknown, unknown, Person>) =>
  requestOptions(db, relyingParty(settings), 'confirm', sessionHolder(actor.sessionId), actor.accountId)

export async function checkConfirmationPasskey({ db, actor, body, settings }: Checking): Promise<CheckedAssertion> {
  const checked = await checkAssertion(
    db,
    relyingParty(settings),
    body.response,
    'confirm',
    sessionHolder(actor.sessionId),
  )
  return checked?.accountId === actor.accountId ? checked : null
}

export async function confirmWithPasskey(call: Signed<Person>, checked: CheckedAssertion): Promise<void> {
  const { db, actor, audit } = call
  await usePasskey(call, checked, actor.accountId, 'confirm')
  await markConfirmed(db, actor.sessionId)
  audit({ kind: 'session', id: actor.sessionId, after: { confirmed: 'passkey' } })
}

const refusals = {
  signIn: { refused: 'session.passkeyRefused', setBack: 'session.passkeySetBack' },
  confirm: { refused: 'security.passkeyInvalid', setBack: 'security.passkeySetBack' },
} as const

async function usePasskey(
  { db, audit }: Signed,
  checked: CheckedAssertion,
  accountId: string,
  purpose: keyof typeof refusals = 'signIn',
): Promise<void> {
  const ofAccount = checked?.accountId === accountId ? checked : null
  if (ofAccount && (await touchPasskey(db, ofAccount.id, ofAccount.counter, ofAccount.backedUp))) return
  // The answer was genuine: who gave it holds the passkey or a copy, and may know which of the two is in question.
  if (ofAccount) await markSetBack(db, ofAccount.id)
  const code = refusals[purpose][ofAccount ? 'setBack' : 'refused']
  audit({ kind: 'account', id: accountId, after: { refused: code }, counted: true })
  failAndCommit(code)
}
