import { roleFor } from '#domains/access/public.ts'
import { admit, hashPassword } from '#domains/accounts/public.ts'
import { newId } from '#platform/database/ids.ts'
import type { Db } from '#platform/database/database.ts'
import type { PendingSso, SessionCookie } from '#platform/http/session-cookie.ts'
import type { Installation } from '#platform/installation/installation.ts'
import { hashSecret, newSecret } from '#platform/keys/tokens.ts'
import { Failure, fail, failAndCommit } from '#platform/operations/failure.ts'
import type { Before, Call } from '#platform/operations/operations.ts'
import { networkOf } from '#platform/outside/public-address.ts'
import { insertAttempt, storeIdentity, takeAttempt, type ProviderAnswer, waitingAttempt } from './attempt-queries.ts'
import { accountOf } from './identities/identity.ts'
import { oidcFinish, oidcStart, oidcState, type Open } from './oidc.ts'
import {
  configurationById,
  configurationOfDomain,
  configurationsOfProvider,
  sealedFor,
  type SsoConfiguration,
} from './providers/configuration-queries.ts'
import { providerIdOf } from './queries.ts'
import { Refusal, refuseSignIn } from './refusals/reason.ts'
import { insertRefusal } from './refusals/refusal-queries.ts'
import type { ReadAnswer } from './saml/read-assertion.ts'
import { answeredAttempt, isUnsolicited, samlFinish, samlStart } from './saml/saml.ts'
import { fromNow } from '#platform/database/times.ts'

type Body<B, P = unknown> = Call<P, unknown, B>

const lifetime = 600_000

/** A sign-in that may begin, or why it cannot. */
export interface SignInStart {
  id: string
  secret: string
  hash: Buffer
  address: string
  email: string | null
  configuration: SsoConfiguration
}

/** Finds out from a company's provider where to sign in; it may be a refusal. Nothing is written. */
export async function askWhere(
  configuration: SsoConfiguration,
  email: string | null,
  installation: Pick<Installation, 'sealer' | 'settings'>,
): Promise<SignInStart | { refusal: Refusal; configuration: SsoConfiguration; email: string | null }> {
  const id = newId()
  const { secret, hash } = newSecret()
  const { PUBLIC_URL } = installation.settings
  try {
    const address =
      configuration.protocol === 'oidc'
        ? await oidcStart(opened(configuration, installation), PUBLIC_URL, secret, email)
        : await samlStart(configuration, PUBLIC_URL, id)
    return { id, secret, hash, address, email, configuration }
  } catch (refusal) {
    if (refusal instanceof Refusal) return { refusal, configuration, email }
    throw refusal
  }
}

/** Stores a sign-in under way; its secret goes into a cookie of this browser and nowhere else. */
export async function noteAttempt(
  db: Db,
  cookie: SessionCookie,
  { id, secret, hash, configuration, email }: SignInStart,
  trialBy: string | null,
): Promise<void> {
  const expiresAt = fromNow(lifetime)
  await insertAttempt(db, { id, tokenHash: hash, configurationId: configuration.id, email, trialBy, expiresAt })
  cookie.setSso({ id, secret }, lifetime)
}

/** Finds the provider of the address' domain, or the one of a single company that was named, before the transaction. */
export async function prepareStart(
  call: Before<unknown, unknown, { email?: string | undefined; provider?: string | undefined }>,
) {
  if (call.cookie.crossSite) fail('request.origin')
  const { email = null, provider } = call.body
  const found = email
    ? await configurationOfDomain(call.db, email.slice(email.lastIndexOf('@') + 1))
    : single(await configurationsOfProvider(call.db, provider ?? ''))
  return askWhere(found ?? fail('sso.noProvider'), email, call)
}

const single = <One>(all: readonly One[]): One | undefined => (all.length === 1 ? all[0] : undefined)

/** Leads to the provider. Each tab may have begun a sign-in. */
export async function startSso(
  call: Body<unknown>,
  begun: Awaited<ReturnType<typeof prepareStart>>,
): Promise<{ address: string }> {
  if ('refusal' in begun) return refused(call, begun.configuration, begun.refusal, begun.email)
  await noteAttempt(call.db, call.cookie, begun, null)
  return { address: begun.address }
}

/** Refuses a sign-in; the company's page and the audit log give the reason. */
async function refused(
  { db, audit }: Pick<Body<unknown>, 'db' | 'audit'>,
  { id, companyId, displayName }: SsoConfiguration,
  failure: Failure,
  typed: string | null,
): Promise<never> {
  if (failure instanceof Refusal) {
    const { reason, detail, email } = failure
    await insertRefusal(db, { id: newId(), configurationId: id, email: email ?? typed, reason, detail })
  }
  const reason = { refused: failure.code, provider: displayName, ...failure.details }
  const email = failure instanceof Refusal && failure.email !== null ? { email: failure.email } : {}
  audit({ kind: 'company', id: companyId, after: { ...reason, ...email }, counted: true })
  return failAndCommit(failure.code)
}

/**
 * Which of the browser's attempts an answer is for. OpenID Connect names it by the state, made of the secret that only
 * this browser has. The redirect after SAML names it by its id, which is useless without that secret. A single attempt
 * is taken as meant: what does not fit it is refused by the check itself, and audited.
 */
function begunHere({ cookie, body }: Before<unknown, unknown, { query: string }>): PendingSso | undefined {
  const answer = new URLSearchParams(body.query)
  const [state, id] = [answer.get('state'), answer.get('saml')]
  const named = cookie.sso.find((one) => one.id === id || oidcState(one.secret) === state)
  return named ?? (cookie.sso.length === 1 ? cookie.sso[0] : undefined)
}

type Finish = Before<{ provider: string }, unknown, { query: string }>

/** Uses the attempt up, and reads the identity from the provider, before the transaction. */
export async function takeAnswer(call: Finish, trialBy: string | null) {
  if (call.cookie.crossSite) fail('request.origin')
  const begun = begunHere(call)
  if (!begun) fail('sso.expired')
  const attempt = await takeAttempt(call.db, begun.id, hashSecret(begun.secret))
  const configuration = attempt && (await configurationById(call.db, attempt.configurationId))
  // An answer for one provider is no answer for another (OAuth mix-up, RFC 9700, section 4.4).
  if (!configuration || configuration.identifier !== call.params.provider) fail('sso.expired')
  if (attempt.trialBy !== trialBy || !(configuration.enabled || trialBy)) fail('sso.expired')
  const told = await identityOf(configuration, attempt.identity as ProviderAnswer | null, begun, call)
  return { begun, configuration, typed: attempt.email, told }
}

async function identityOf(
  configuration: SsoConfiguration,
  posted: ProviderAnswer | null,
  { secret }: PendingSso,
  call: Finish,
): Promise<ProviderAnswer | Failure> {
  if (configuration.protocol === 'saml') return posted ?? new Failure('sso.refused')
  try {
    const { PUBLIC_URL } = call.settings
    return { refused: null, ...(await oidcFinish(opened(configuration, call), PUBLIC_URL, secret, call.body.query)) }
  } catch (error) {
    if (error instanceof Failure) return error
    throw error
  }
}

/** The answer, and an unknowable password for accounts that are created by it. */
export async function prepareFinish(call: Finish) {
  const answered = await takeAnswer(call, null)
  const passwordHash = await hashPassword(newSecret().secret)
  return { ...answered, unknowable: { passwordHash, roleId: (await roleFor(call.db, 'customer')).id } }
}

/** Opens a session for the person the provider vouched for. Refusals are in the audit log with their reason. */
export async function finishSso(call: Body<unknown>, answered: Awaited<ReturnType<typeof prepareFinish>>) {
  const { begun, configuration, told, typed, unknowable } = answered
  call.cookie.clearSso(begun.id)
  if (told instanceof Failure) return refused(call, configuration, told, typed)
  if (!told.identity) return refused(call, configuration, new Failure('sso.refused'), typed)
  const account = await accountOf(call, configuration, told.identity, unknowable).catch((error: unknown) => {
    if (error instanceof Failure) return refused(call, configuration, error, typed)
    throw error
  })
  return admit(call, account)
}

type Posted =
  | {
      configuration: SsoConfiguration
      attempt: NonNullable<Awaited<ReturnType<typeof waitingAttempt>>>
      read: ReadAnswer
    }
  | { begin: 'here' | 'address' }
  | { problem: Failure }

/** Checks a posted answer before the transaction; a refusal is shown on the portal's page. */
export async function prepareSaml(
  call: Before<{ provider: string }, unknown, { SAMLResponse: string }>,
): Promise<Posted> {
  const { provider } = call.params
  try {
    if (isUnsolicited(call.body.SAMLResponse)) {
      const companies = await configurationsOfProvider(call.db, provider)
      if (companies.length > 0) return { begin: companies.length === 1 ? 'here' : 'address' }
    }
    const attempt = await waitingAttempt(call.db, answeredAttempt(call.body.SAMLResponse) ?? newId())
    const configuration = attempt && (await configurationById(call.db, attempt.configurationId))
    if (!configuration || configuration.identifier !== provider) fail('sso.expired')
    if (!configuration.enabled && !attempt.trialBy) fail('sso.expired')
    const read = await samlFinish(networkOf(call.client.address), configuration, {
      publicUrl: call.settings.PUBLIC_URL,
      attemptId: attempt.id,
      response: call.body.SAMLResponse,
    })
    return { configuration, attempt, read }
  } catch (error) {
    if (error instanceof Failure) return { problem: error }
    throw error
  }
}

/** Stores what the answer says until the browser that began fetches it with its cookie. */
export async function receiveSaml(
  { db, params, audit, settings }: Body<unknown, { provider: string }>,
  posted: Posted,
): Promise<{ location: string }> {
  const page = (query: string) => ({
    location: `${settings.PUBLIC_URL}/sso/${encodeURIComponent(params.provider)}?${query}`,
  })
  const audited = async (failure: Failure, more: object = {}) => {
    // The address may contain anything: only the id of a provider it names is logged.
    const id = (await providerIdOf(db, params.provider)) ?? ''
    audit({ kind: 'ssoProvider', id, after: { refused: failure.code, ...failure.details, ...more }, counted: true })
    return page(`problem=${failure.code}`)
  }
  if ('begin' in posted) return page(`begin=${posted.begin}`)
  if ('problem' in posted) return audited(posted.problem)
  const { attempt, configuration, read } = posted
  const { seen } = read
  if ('refused' in read && !attempt.trialBy) {
    const email = seen?.emails[0] ?? attempt.email
    await insertRefusal(db, { id: newId(), configurationId: configuration.id, email, ...read.refused })
    return audited(new Refusal(read.refused))
  }
  const told =
    'refused' in read
      ? { identity: null, refused: read.refused, seen }
      : { identity: read.identity, refused: null, seen }
  const kept = await storeIdentity(db, attempt.id, told, 'refused' in read ? null : read.assertionId)
  return page(kept ? `saml=${attempt.id}` : 'problem=sso.expired')
}

const opened = (
  configuration: SsoConfiguration,
  { sealer, settings }: Pick<Installation, 'sealer' | 'settings'>,
): Open => ({
  ...configuration,
  allowed: settings.SSO_HOSTS,
  secret:
    configuration.clientSecret === null
      ? null
      : (sealer.open(configuration.clientSecret, sealedFor(configuration.companyId)) ?? refuseSignIn('client')),
})
