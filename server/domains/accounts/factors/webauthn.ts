import { createHash, randomBytes } from 'node:crypto'
import type { Assertion, Attestation } from '#contract/second-factor.ts'
import type { Configuration } from '#platform/installation/configuration.ts'
import type { Db, Tx } from '#platform/database/database.ts'
import {
  credentialsOf,
  deleteLateChallenges,
  insertWebauthnChallenge,
  passkeyByCredential,
  type Purpose,
  takeWebauthnChallenge,
} from './passkey-queries.ts'
import { fromNow } from '#platform/database/times.ts'

/** Whom passkeys are made for (WebAuthn Level 3): the portal's own host name and origin. */
export interface RelyingParty {
  id: string
  name: string
  /** The origin an answer must come from, given the one it claims. */
  origin(claimed: string): string
}

/** The relying party of the configured public address. On this machine any port counts: the pages may come from another. */
export function relyingParty({
  PUBLIC_URL,
  VENDOR_NAME,
  production,
}: Pick<Configuration, 'PUBLIC_URL' | 'VENDOR_NAME' | 'production'>): RelyingParty {
  const { hostname, origin } = new URL(PUBLIC_URL)
  const local = !production && hostname === 'localhost'
  return {
    id: hostname,
    name: VENDOR_NAME,
    origin: (claimed) => (local && /^http:\/\/localhost(:\d{1,5})?$/.test(claimed) ? claimed : origin),
  }
}

const life = 300_000
// With its parsers of certificates it is a tenth of everything a start reads: the first passkey loads it.
const library = () => import('@simplewebauthn/server')
const hashOf = (challenge: Buffer) => createHash('sha256').update(challenge).digest()
const bytes = (buffer: Buffer): Uint8Array<ArrayBuffer> => Uint8Array.from(buffer)
const holderBytes = (accountId: string) => Buffer.from(accountId.replaceAll('-', ''), 'hex')

async function newChallenge(db: Tx, purpose: Purpose, holder: Buffer) {
  const challenge = randomBytes(32)
  const expiresAt = fromNow(life)
  await insertWebauthnChallenge(db, { challengeHash: hashOf(challenge), purpose, holder, expiresAt })
  // Challenges need no sign-in to request, so expired ones must not pile up until the nightly job.
  await deleteLateChallenges(db)
  return { challenge: bytes(challenge), timeout: life }
}

const listed = async (db: Db, accountId: string) =>
  (await credentialsOf(db, accountId)).map(({ credentialId, transports }) => ({
    id: credentialId.toString('base64url'),
    transports,
  }))

/** What a browser needs to make a passkey that can sign in alone: discoverable, with its user verified. */
export async function creationOptions(
  db: Tx,
  party: RelyingParty,
  account: { id: string; email: string },
  holder: Buffer,
) {
  const { generateRegistrationOptions } = await library()
  const options = await generateRegistrationOptions({
    ...(await newChallenge(db, 'register', holder)),
    rpName: party.name,
    rpID: party.id,
    userID: bytes(holderBytes(account.id)),
    userName: account.email,
    attestationType: 'none',
    excludeCredentials: await listed(db, account.id),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return { options: { ...options } }
}

/** What a browser needs to have a passkey sign: one of the account's, or, without an account, any for this portal. */
export async function requestOptions(
  db: Tx,
  party: RelyingParty,
  purpose: Purpose,
  holder: Buffer,
  accountId?: string,
) {
  const { generateAuthenticationOptions } = await library()
  const options = await generateAuthenticationOptions({
    ...(await newChallenge(db, purpose, holder)),
    rpID: party.id,
    userVerification: 'required',
    allowCredentials: accountId ? await listed(db, accountId) : [],
  })
  return { options: { ...options } }
}

/** The passkey an assertion was made with, if it is genuine; its challenge is used up either way. */
export async function checkAssertion(
  db: Db,
  party: RelyingParty,
  response: Assertion,
  purpose: Purpose,
  holder: Buffer,
) {
  const client = clientDataIn(response.response.clientDataJSON)
  if (!client || !(await takeWebauthnChallenge(db, hashOf(client.challenge), purpose, holder))) return null
  const passkey = await passkeyByCredential(db, Buffer.from(response.id, 'base64url'))
  if (!passkey) return null
  const { userHandle, ...signed } = response.response
  if (userHandle && !Buffer.from(userHandle, 'base64url').equals(holderBytes(passkey.accountId))) return null
  const { verifyAuthenticationResponse } = await library()
  const outcome = await verifyAuthenticationResponse({
    response: { ...response, response: signed, clientExtensionResults: {} },
    expectedChallenge: client.challenge.toString('base64url'),
    expectedOrigin: party.origin(client.origin),
    expectedRPID: party.id,
    // Its counter is compared where the use is noted: the owner is told what is wrong with it.
    credential: { id: response.id, publicKey: bytes(passkey.publicKey), counter: 0 },
    requireUserVerification: true,
  }).catch(() => null)
  if (!outcome?.verified) return null
  const { newCounter, credentialBackedUp } = outcome.authenticationInfo
  return { id: passkey.id, accountId: passkey.accountId, counter: newCounter, backedUp: credentialBackedUp }
}

export type CheckedAssertion = Awaited<ReturnType<typeof checkAssertion>>

/** The new credential in an attestation, if it is genuine; its challenge is used up either way. */
export async function checkAttestation(db: Db, party: RelyingParty, response: Attestation, holder: Buffer) {
  const client = clientDataIn(response.response.clientDataJSON)
  if (!client || !(await takeWebauthnChallenge(db, hashOf(client.challenge), 'register', holder))) return null
  const { transports, ...made } = response.response
  const { verifyRegistrationResponse } = await library()
  const outcome = await verifyRegistrationResponse({
    response: { ...response, response: made, clientExtensionResults: {} },
    expectedChallenge: client.challenge.toString('base64url'),
    expectedOrigin: party.origin(client.origin),
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => null)
  if (!outcome?.verified) return null
  const { credential, credentialBackedUp } = outcome.registrationInfo
  return {
    credentialId: Buffer.from(credential.id, 'base64url'),
    publicKey: Buffer.from(credential.publicKey),
    counter: credential.counter,
    transports: transports ?? [],
    backedUp: credentialBackedUp,
  }
}

export type CheckedAttestation = Awaited<ReturnType<typeof checkAttestation>>

function clientDataIn(encoded: string): { challenge: Buffer; origin: string } | null {
  try {
    const { challenge, origin } = JSON.parse(Buffer.from(encoded, 'base64url').toString('utf8')) as {
      challenge?: unknown
      origin?: unknown
    }
    if (typeof challenge !== 'string' || typeof origin !== 'string') return null
    return { challenge: Buffer.from(challenge, 'base64url'), origin }
  } catch {
    return null
  }
}
