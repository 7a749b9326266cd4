import { X509Certificate } from 'node:crypto'
import type { Profile } from '@node-saml/node-saml'
import type { XmlElement } from '@rgrove/parse-xml'
import type { SsoSeen } from '#contract/sso-refusals.ts'
import { assertionAddress } from '#contract/sso-addresses.ts'
import type { Identity } from '../identities/identity.ts'
import { type Names, nameKinds } from '../identities/names.ts'
import type { Reason } from '../refusals/reason.ts'
import { type Attribute, emailsIn, lastingNamesIn, type NameId } from './attributes.ts'
import { verifyEllipticCurves } from './ecdsa.ts'
import { elementsAt, rootOf, elementsIn } from './elements.ts'
import { clockTolerance, samlReader, type SamlSettings } from './reader.ts'

export interface Answer {
  settings: SamlSettings
  publicUrl: string
  attemptId: string
  /** The response as it was posted, in base64. */
  response: string
}

export interface Assertion {
  /** The provider's own id of the assertion: one is good once. */
  assertionId: string
  identity: Identity
  seen: SsoSeen
}

/**
 * The answer of a thread: an assertion, or why there is none; its contents only where a certificate vouches for them.
 */
export type ReadAnswer = Assertion | { refused: Reason; seen: SsoSeen | null }

verifyEllipticCurves()

/** Reads an answer of a provider and checks it; runs in a thread of its own. */
export default async function readAssertion({ settings, publicUrl, attemptId, response }: Answer): Promise<ReadAnswer> {
  const xml = Buffer.from(response, 'base64').toString('utf8')
  const refuse = (reason: Reason['reason'], detail = '', seen: SsoSeen | null = null): ReadAnswer => ({
    refused: { reason, detail: detail.slice(0, 200) },
    seen,
  })
  try {
    const root = rootOf(xml)
    // Its assertion may be signed all the same, but from an earlier sign-in: nothing of it is reported.
    const failed = failureOf(root)
    if (failed) return { refused: failed, seen: null }
    if (elementsIn(root, 'EncryptedAssertion').length > 0) return refuse('encrypted')
    const saml = await samlReader(settings, publicUrl, attemptId)
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response }).catch((error: Error) => {
      throw new Refused(refusalOf(error.message, root))
    })
    if (!profile) return refuse('nameless')
    const { assertionId, recipients, nameId, attributes, encrypted } = factsOf(profile)
    const names = lastingNamesIn(nameId, attributes)
    const emails = emailsIn(nameId, attributes)
    const seen = seenOf(profile.issuer, nameId, attributes, emails, names)
    // SAML core 2.0, section 2.4.1.2: for whose address the assertion was made.
    const own = assertionAddress(publicUrl, settings.identifier)
    const foreign = recipients.find((one) => one !== own)
    if (recipients.length === 0 || foreign !== undefined) return refuse('recipient', foreign, seen)
    if (settings.idpEntityId && profile.issuer !== settings.idpEntityId) return refuse('issuer', profile.issuer, seen)
    if (!assertionId) return refuse('nameless', '', seen)
    if (Object.keys(names).length === 0)
      return refuse(encrypted ? 'encrypted' : nameId?.format === 'transient' ? 'transient' : 'nameless', '', seen)
    return { assertionId, identity: { names, emails, verified: emails.length > 0 }, seen }
  } catch (error) {
    return error instanceof Refused ? { refused: error.reason, seen: null } : refuse('unreadable')
  }
}

class Refused extends Error {
  readonly reason: Reason
  constructor(reason: Reason) {
    super(reason.reason)
    this.reason = reason
  }
}

const statusPrefix = 'urn:oasis:names:tc:SAML:2.0:status:'

/** SAML core 2.0, section 3.2.2: each response has one status, and one code in it says whether it succeeded. */
function failureOf(root: XmlElement | null): Reason | null {
  const statuses = elementsIn(root, 'Status')
  const codes = statuses.flatMap((one) => elementsIn(one, 'StatusCode'))
  const value = codes[0]?.attributes['Value'] ?? ''
  if (statuses.length === 1 && codes.length === 1 && value === `${statusPrefix}Success`) return null
  const further = elementsIn(codes[0], 'StatusCode')[0]?.attributes['Value'] ?? value
  const code = further.replace(statusPrefix, '')
  const message = statuses.flatMap((one) => elementsIn(one, 'StatusMessage'))[0]?.text.trim()
  const reason =
    code === 'InvalidNameIDPolicy'
      ? 'nameFormat'
      : ['AuthnFailed', 'RequestDenied'].includes(code)
        ? 'cancelled'
        : 'status'
  return { reason, detail: [code, message].filter(Boolean).join(': ').slice(0, 200) }
}

/** Why the library refused an answer, from its words and from what the answer itself says; nothing of that is believed. */
function refusalOf(message: string, root: XmlElement | null): Reason {
  const assertion = elementsIn(root, 'Assertion')[0]
  if (/multiple assertions|more than one element|parent element/i.test(message))
    return { reason: 'unreadable', detail: '' }
  if (/InResponseTo/i.test(message)) return { reason: 'otherRequest', detail: '' }
  if (/audience/i.test(message))
    return {
      reason: 'audience',
      detail: (elementsAt(assertion, 'Conditions', 'AudienceRestriction', 'Audience')[0]?.text.trim() ?? '').slice(
        0,
        200,
      ),
    }
  if (/expired|not yet valid|subject confirmation|NotBefore|NotOnOrAfter/i.test(message)) return timeRefusal(assertion)
  if (/signature|signed/i.test(message)) {
    const signatures = [...elementsIn(root, 'Signature'), ...elementsIn(assertion, 'Signature')]
    if (signatures.length === 0) return { reason: 'unsigned', detail: '' }
    return { reason: 'signature', detail: signerOf(signatures) }
  }
  return { reason: 'unreadable', detail: '' }
}

/** Whether a provider's clock is ahead, by seconds, or the answer took too long, or its clock is behind. */
function timeRefusal(assertion: XmlElement | undefined): Reason {
  const begins = [
    assertion?.attributes['IssueInstant'],
    elementsAt(assertion, 'Conditions')[0]?.attributes['NotBefore'],
    elementsAt(assertion, 'Subject', 'SubjectConfirmation', 'SubjectConfirmationData')[0]?.attributes['NotBefore'],
  ].map((at) => Date.parse(at ?? ''))
  const ahead = Math.max(...begins.filter((at) => !Number.isNaN(at))) - Date.now()
  if (ahead > clockTolerance) return { reason: 'clockAhead', detail: String(Math.round(ahead / 1000)) }
  const issued = begins[0] ?? Number.NaN
  return {
    reason: 'tooLate',
    detail: Number.isNaN(issued) ? '' : String(Math.max(0, Math.round((Date.now() - issued) / 1000))),
  }
}

/** The certificate an answer says it is signed with: its fingerprint helps to find the one that is missing. */
function signerOf(signatures: readonly XmlElement[]): string {
  const [text = ''] = signatures.flatMap((one) =>
    elementsAt(one, 'KeyInfo', 'X509Data', 'X509Certificate').map(({ text: base64 }) => base64),
  )
  try {
    return text && new X509Certificate(Buffer.from(text, 'base64')).fingerprint256
  } catch {
    return ''
  }
}

interface Parsed {
  Assertion?: {
    $?: { ID?: string }
    Subject?: {
      NameID?: ParsedName[]
      EncryptedID?: unknown[]
      SubjectConfirmation?: { SubjectConfirmationData?: { $?: { Recipient?: string } }[] }[]
    }[]
    AttributeStatement?: { Attribute?: ParsedAttribute[]; EncryptedAttribute?: unknown[] }[]
  }
}
interface ParsedName {
  _?: string
  $?: { Format?: string }
}
interface ParsedAttribute {
  $?: { Name?: string; FriendlyName?: string }
  AttributeValue?: { _?: string; NameID?: ParsedName[] }[]
}

function factsOf(profile: Profile) {
  const { Assertion } = (profile.getAssertion?.() ?? {}) as Parsed
  const subject = Assertion?.Subject?.[0]
  const confirmations = subject?.SubjectConfirmation ?? []
  const statements = Assertion?.AttributeStatement ?? []
  return {
    assertionId: Assertion?.$?.ID ?? '',
    recipients: confirmations.map((one) => one.SubjectConfirmationData?.[0]?.$?.Recipient),
    nameId: nameIdOf(subject?.NameID?.[0]),
    attributes: statements.flatMap(({ Attribute = [] }) => Attribute).map(attributeOf),
    encrypted: subject?.EncryptedID !== undefined || statements.some((one) => one.EncryptedAttribute !== undefined),
  }
}

function nameIdOf(name: ParsedName | undefined): NameId | null {
  const value = name?._?.trim()
  return value ? { value: value.slice(0, 300), format: (name?.$?.Format ?? '').replace(/^.*:/, '') } : null
}

const attributeOf = ({ $, AttributeValue = [] }: ParsedAttribute): Attribute => ({
  name: $?.Name ?? '',
  friendlyName: $?.FriendlyName ?? '',
  values: AttributeValue.map((value) => value._ ?? value.NameID?.[0]?._ ?? ''),
})

function seenOf(
  issuer: string | undefined,
  nameId: NameId | null,
  attributes: readonly Attribute[],
  emails: string[],
  names: Names,
): SsoSeen {
  return {
    issuer: (issuer ?? '').slice(0, 500),
    name: nameId?.value ?? '',
    format: nameId?.format ?? '',
    attributes: attributes
      .map(({ name, friendlyName }) => (friendlyName && friendlyName !== name ? `${friendlyName} (${name})` : name))
      .map((name) => name.slice(0, 200))
      .slice(0, 50),
    emails: emails.slice(0, 10),
    lasting: nameKinds.flatMap((kind) => (names[kind] ? [{ kind, value: names[kind] }] : [])),
  }
}
