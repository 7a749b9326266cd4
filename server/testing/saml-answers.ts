import { createSign, randomUUID } from 'node:crypto'
import { createRequire } from 'node:module'
import { inflateRawSync } from 'node:zlib'
import { listen } from './oidc-provider.ts'

export interface Signer {
  key: string
  certificate: string
}

/** What an answer says; what is left out is as the portal wants it. */
export interface Spoken {
  nameId: string
  /** The last part of a format of NameID. */
  format?: string
  /** Names with their values. */
  attributes?: readonly (readonly [name: string, ...values: string[]])[]
  friendlyNames?: Readonly<Record<string, string>>
  /** Seconds the provider's clock is ahead. */
  ahead?: number
  issuer?: string
  /** What is signed. */
  signed?: 'assertion' | 'response' | 'both' | 'none'
  algorithm?: 'rsa-sha256' | 'rsa-sha384' | 'rsa-sha1' | 'ecdsa-sha256'
  /** Goes between the assertion's subject and its conditions, as it stands. */
  status?: string
  encrypted?: boolean
  inResponseTo?: string | null
}

interface SignedXml {
  SignatureAlgorithms: Record<string, unknown>
  addReference: (reference: object) => void
  computeSignature: (xml: string, options: object) => void
  getSignedXml: () => string
}
const { SignedXml } = createRequire(import.meta.resolve('@node-saml/node-saml'))('xml-crypto') as {
  SignedXml: new (options: object) => SignedXml
}

const more = 'http://www.w3.org/2001/04/xmldsig-more'
const algorithms = {
  'rsa-sha1': 'http://www.w3.org/2000/09/xmldsig#rsa-sha1',
  'rsa-sha256': `${more}#rsa-sha256`,
  'rsa-sha384': `${more}#rsa-sha384`,
  'ecdsa-sha256': `${more}#ecdsa-sha256`,
}

function sign(xml: string, xpath: string, { key, certificate }: Signer, algorithm: keyof typeof algorithms): string {
  const signatureAlgorithm = algorithms[algorithm]
  const canonical = 'http://www.w3.org/2001/10/xml-exc-c14n#'
  const signed = new SignedXml({
    privateKey: key,
    publicCert: certificate,
    canonicalizationAlgorithm: canonical,
    signatureAlgorithm,
  })
  // The library signs by neither; what it knows stays.
  if (algorithm === 'ecdsa-sha256' || algorithm === 'rsa-sha384')
    signed.SignatureAlgorithms[signatureAlgorithm] = class {
      getAlgorithmName = () => signatureAlgorithm
      getSignature = (text: string) =>
        createSign(algorithm === 'rsa-sha384' ? 'sha384' : 'sha256')
          .update(text)
          .sign({ key, dsaEncoding: 'ieee-p1363' }, 'base64')
    }
  signed.addReference({
    xpath,
    transforms: ['http://www.w3.org/2000/09/xmldsig#enveloped-signature', canonical],
    digestAlgorithm: 'http://www.w3.org/2001/04/xmlenc#sha256',
  })
  signed.computeSignature(xml, {
    location: { reference: `${xpath}/*[local-name(.)='Issuer']`, action: 'after' },
  })
  return signed.getSignedXml()
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const formatOf = (format: string) =>
  ['persistent', 'transient'].includes(format)
    ? `urn:oasis:names:tc:SAML:2.0:nameid-format:${format}`
    : `urn:oasis:names:tc:SAML:1.1:nameid-format:${format}`

/** An answer in base64, as a provider of any maker might write it. */
export function spokenAnswer(
  portal: { entityId: string; assertionAddress: string },
  signer: Signer,
  { signed = 'assertion', algorithm = 'rsa-sha256', issuer = 'https://idp.example/idp', ...said }: Spoken,
  /** What is made of the assertion before it is signed. */
  change: (assertion: string) => string = (assertion) => assertion,
): string {
  const now = Date.now() + (said.ahead ?? 0) * 1000
  const at = (more: number) => new Date(now + more).toISOString()
  const answers = said.inResponseTo ? ` InResponseTo="${said.inResponseTo}"` : ''
  const id = `_${randomUUID()}`
  const attributes = (said.attributes ?? []).map(
    ([name, ...values]) =>
      `<saml:Attribute Name="${name}"${said.friendlyNames?.[name] ? ` FriendlyName="${said.friendlyNames[name]}"` : ''}>${values
        .map((value) => `<saml:AttributeValue>${escaped(value)}</saml:AttributeValue>`)
        .join('')}</saml:Attribute>`,
  )
  let assertion = `<saml:Assertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion" ID="${id}" Version="2.0" IssueInstant="${at(0)}"><saml:Issuer>${issuer}</saml:Issuer><saml:Subject><saml:NameID${said.format ? ` Format="${formatOf(said.format)}"` : ''}>${escaped(said.nameId)}</saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer"><saml:SubjectConfirmationData${answers} NotOnOrAfter="${at(300_000)}" Recipient="${portal.assertionAddress}"/></saml:SubjectConfirmation></saml:Subject><saml:Conditions NotBefore="${at(0)}" NotOnOrAfter="${at(3_600_000)}"><saml:AudienceRestriction><saml:Audience>${portal.entityId}</saml:Audience></saml:AudienceRestriction></saml:Conditions>${attributes.length > 0 ? `<saml:AttributeStatement>${attributes.join('')}</saml:AttributeStatement>` : ''}<saml:AuthnStatement AuthnInstant="${at(0)}" SessionIndex="${id}"><saml:AuthnContext><saml:AuthnContextClassRef>urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement></saml:Assertion>`
  assertion = change(assertion)
  if (signed === 'assertion' || signed === 'both')
    assertion = sign(assertion, "//*[local-name(.)='Assertion']", signer, algorithm)
  if (said.encrypted)
    assertion = `<saml:EncryptedAssertion xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion"><xenc:EncryptedData xmlns:xenc="http://www.w3.org/2001/04/xmlenc#"/></saml:EncryptedAssertion>`
  const status = said.status ?? '<samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/>'
  let response = `<samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" ID="_${randomUUID()}" Version="2.0" IssueInstant="${at(0)}" Destination="${portal.assertionAddress}"${answers}><saml:Issuer xmlns:saml="urn:oasis:names:tc:SAML:2.0:assertion">${issuer}</saml:Issuer><samlp:Status>${status}</samlp:Status>${said.status ? '' : assertion}</samlp:Response>`
  if (signed === 'response' || signed === 'both')
    response = sign(response, "/*[local-name(.)='Response']", signer, algorithm)
  return Buffer.from(response).toString('base64')
}

/** Metadata of a provider, as programs write them. */
export const spokenMetadata = (
  certificates: readonly string[],
  {
    entryPoint = 'https://idp.example/sso',
    validUntil = '',
    use = 'signing',
    entityId = 'https://idp.example/idp',
  } = {},
): string => {
  const keyOf = (pem: string, purpose: string) =>
    `<md:KeyDescriptor${purpose && ` use="${purpose}"`}><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data><ds:X509Certificate>
${pem.replaceAll(/-----[^-]*-----/g, '').trim()}
</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`
  return `<?xml version="1.0" encoding="UTF-8"?>
<!-- made by hand -->
<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${entityId}"${validUntil && ` validUntil="${validUntil}"`}>
<md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
${certificates.map((one) => keyOf(one, use)).join('\n')}
<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${entryPoint}/post"/>
<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="${entryPoint}"/>
</md:IDPSSODescriptor></md:EntityDescriptor>`
}

/** A provider on loopback that says what it was told to; its tile at `/tile` begins an unsolicited sign-in. */
export async function startSpokenProvider(
  portal: { entityId: string; assertionAddress: string },
  certificates: readonly string[],
) {
  let next: { spoken: Spoken; signer: Signer } | undefined
  const { url, close } = await listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://localhost')
    if (pathname === '/metadata')
      return response
        .setHeader('content-type', 'application/samlmetadata+xml')
        .end(spokenMetadata(certificates, { entryPoint: `${url}/sso` }))
    const asked = searchParams.get('SAMLRequest')
    const id = asked && /\sID="([^"]+)"/.exec(inflateRawSync(Buffer.from(asked, 'base64')).toString())?.[1]
    const answer = next && spokenAnswer(portal, next.signer, { ...next.spoken, inResponseTo: id || null })
    return response.setHeader('content-type', 'text/html').end(
      `<body onload="document.forms[0].submit()"><form method="post" action="${portal.assertionAddress}">
<input type="hidden" name="SAMLResponse" value="${answer ?? ''}"></form>`,
    )
  })
  return { url, close, say: (spoken: Spoken, signer: Signer) => void (next = { spoken, signer }) }
}
