import { X509Certificate } from 'node:crypto'
import type { Profile, SAML } from '@node-saml/node-saml'
import { isId } from '#platform/database/ids.ts'
import { fail } from '#platform/operations/failure.ts'
import { assertionAddress, entityId } from './addresses.ts'
import type { SsoConfiguration } from './providers/configuration-queries.ts'
import type { Identity } from './identities/identity.ts'

const emailAttributes = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
]

export interface Assertion {
  attemptId: string
  /** The provider's own id of the assertion: one is good once. */
  assertionId: string
  identity: Identity
}

/** Where to send somebody to sign in; the attempt is the request's id. */
export const samlStart = async (
  configuration: SsoConfiguration,
  publicUrl: string,
  attemptId: string,
): Promise<string> => (await reader(configuration, publicUrl, attemptId)).getAuthorizeUrlAsync('', undefined, {})

/**
 * Checks an answer: signature of the assertion by the pinned certificate, audience, recipient, times, and that it answers
 * `attemptId`, which still waits. Refuses everything else with sso.refused.
 */
export async function samlFinish(
  configuration: SsoConfiguration,
  publicUrl: string,
  attemptId: string,
  response: string,
): Promise<Assertion> {
  refuseDangerousXml(response)
  const saml = await reader(configuration, publicUrl, attemptId)
  const checked = await saml
    .validatePostResponseAsync({ SAMLResponse: response })
    .catch((error: unknown) => fail('sso.refused', { reason: (error as Error).message.slice(0, 200) }))
  const profile = checked.profile ?? fail('sso.refused')
  const { assertionId, recipients } = factsOf(profile)
  // SAML core 2.0, section 2.4.1.2: for whose address the assertion was made.
  if (
    recipients.length === 0 ||
    recipients.some((one) => one !== assertionAddress(publicUrl, configuration.identifier))
  )
    fail('sso.refused', { reason: 'recipient' })
  if (!assertionId || !profile.nameID) fail('sso.refused', { reason: 'nameless' })
  return { attemptId, assertionId, identity: { subject: profile.nameID.slice(0, 300), ...emailOf(profile) } }
}

/** The request an answer says it is for, read before anything is checked: it only finds the attempt. */
export function answeredAttempt(response: string): string | null {
  const id = /InResponseTo=["']_([0-9a-f-]{36})["']/.exec(Buffer.from(response, 'base64').toString('utf8'))?.[1]
  return id !== undefined && isId(id) ? id : null
}

async function reader(configuration: SsoConfiguration, publicUrl: string, attemptId: string): Promise<SAML> {
  // Loaded by the first who signs in this way: what reads XML is much to read for a start.
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  const name = entityId(publicUrl, configuration.identifier)
  const request = `_${attemptId}`
  return new SAML({
    issuer: name,
    audience: name,
    callbackUrl: assertionAddress(publicUrl, configuration.identifier),
    entryPoint: configuration.entryPoint,
    // As it was checked when it was saved: programs write what it is ahead of it, and those that vouch for it behind.
    idpCert: new X509Certificate(configuration.certificate).toString(),
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    generateUniqueId: () => request,
    acceptedClockSkewMs: 30_000,
    maxAssertionAgeMs: 300_000,
    identifierFormat: null,
    disableRequestedAuthnContext: true,
    // The one request that may be answered; that it still waits is the attempt's row, used up once.
    cacheProvider: {
      saveAsync: async (_key, value) => ({ value, createdAt: Date.now() }),
      getAsync: async (key) => (key === request ? new Date().toISOString() : null),
      removeAsync: async (key) => key,
    },
  })
}

/** Tags of an answer; one with some hundred groups has half as many. Reading takes as long as the square of them. */
const mostTags = 1500

// Nothing a provider sends needs a document type; SHA-1 signatures can be forged (NIST SP 800-131A).
function refuseDangerousXml(response: string): void {
  const xml = Buffer.from(response, 'base64').toString('utf8')
  if (xml.split('<', mostTags + 2).length > mostTags + 1) fail('sso.refused', { reason: 'too many elements' })
  if (/<!(DOCTYPE|ENTITY)/i.test(xml)) fail('sso.refused', { reason: 'doctype' })
  if (/xmldsig#(rsa|dsa|hmac)-sha1|xmldsig-more#(rsa-)?md5/i.test(xml))
    fail('sso.refused', { reason: 'weak signature' })
}

interface Parsed {
  Assertion?: {
    $?: { ID?: string }
    Subject?: { SubjectConfirmation?: { SubjectConfirmationData?: { $?: { Recipient?: string } }[] }[] }[]
  }
}

function factsOf(profile: Profile): { assertionId: string; recipients: (string | undefined)[] } {
  const { Assertion } = (profile.getAssertion?.() ?? {}) as Parsed
  const confirmations = Assertion?.Subject?.[0]?.SubjectConfirmation ?? []
  return {
    assertionId: Assertion?.$?.ID ?? '',
    recipients: confirmations.map((one) => one.SubjectConfirmationData?.[0]?.$?.Recipient),
  }
}

/** A company's own provider speaks for the addresses of its own domains; others are refused later. */
function emailOf(profile: Profile): Pick<Identity, 'email' | 'verified'> {
  const values = [...emailAttributes.map((name) => profile[name]), profile.nameID]
  const email = values.find((one): one is string => typeof one === 'string' && /^[^@\s]+@[^@\s]+$/.test(one))
  return { email: email?.slice(0, 254).toLowerCase() ?? null, verified: email !== undefined }
}
