import type { Profile } from '@node-saml/node-saml'
import { parseXml, XmlElement } from '@rgrove/parse-xml'
import { assertionAddress } from './addresses.ts'
import type { Identity } from './identities/identity.ts'
import { samlReader, type SamlSettings } from './saml-reader.ts'

const emailAttributes = [
  'email',
  'mail',
  'urn:oid:0.9.2342.19200300.100.1.3',
  'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress',
]

export interface Answer {
  settings: SamlSettings
  publicUrl: string
  attemptId: string
  /** The response as it was posted, in base64. */
  response: string
}

export interface Assertion {
  attemptId: string
  /** The provider's own id of the assertion: one is good once. */
  assertionId: string
  identity: Identity
}

/** Reads an answer of a provider and checks it; runs in a thread of its own. */
export default async function readAssertion({
  settings,
  publicUrl,
  attemptId,
  response,
}: Answer): Promise<Assertion | { refused: string }> {
  const saml = await samlReader(settings, publicUrl, attemptId)
  try {
    // Its assertion may be signed all the same: it tells what came before.
    if (!isSuccess(Buffer.from(response, 'base64').toString('utf8'))) return { refused: 'status' }
    const { profile } = await saml.validatePostResponseAsync({ SAMLResponse: response })
    if (!profile) return { refused: 'nameless' }
    const { assertionId, recipients } = factsOf(profile)
    // SAML core 2.0, section 2.4.1.2: for whose address the assertion was made.
    const own = assertionAddress(publicUrl, settings.identifier)
    if (recipients.length === 0 || recipients.some((one) => one !== own)) return { refused: 'recipient' }
    if (!assertionId || !profile.nameID) return { refused: 'nameless' }
    return { attemptId, assertionId, identity: { subject: profile.nameID.slice(0, 300), ...emailOf(profile) } }
  } catch (error) {
    return { refused: (error as Error).message.slice(0, 200) }
  }
}

const protocol = 'urn:oasis:names:tc:SAML:2.0'

/** SAML core 2.0, section 3.2.2: each response has one status, and one code in it says whether it succeeded. */
function isSuccess(xml: string): boolean {
  const within = (element: XmlElement | null, name: string) =>
    element?.children.filter(
      (one): one is XmlElement => one instanceof XmlElement && one.name.replace(/^.*:/, '') === name,
    ) ?? []
  const statuses = within(parseXml(xml).root, 'Status')
  const codes = statuses.flatMap((one) => within(one, 'StatusCode'))
  return statuses.length === 1 && codes.length === 1 && codes[0]!.attributes['Value'] === `${protocol}:status:Success`
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
