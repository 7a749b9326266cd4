import type { SAML } from '@node-saml/node-saml'
import { assertionAddress, entityId } from '#contract/sso-addresses.ts'
import type { SsoConfiguration } from '../providers/configuration-queries.ts'
import { storedCertificates } from './certificates.ts'

/** What of a company's set-up requests are written and answers are read by. */
export type SamlSettings = Pick<
  SsoConfiguration,
  'identifier' | 'entryPoint' | 'certificate' | 'idpEntityId' | 'nameFormat'
>

/** How far a provider's clock may differ from this one, in milliseconds: what Shibboleth and ADFS expect of each other. */
export const clockTolerance = 180_000

const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'

/** Writes requests to a provider and reads its answers; one that answers `attemptId` alone counts. */
export async function samlReader(settings: SamlSettings, publicUrl: string, attemptId: string): Promise<SAML> {
  // Loaded by the first who signs in this way: what reads XML is much to read for a start.
  const { SAML, ValidateInResponseTo } = await import('@node-saml/node-saml')
  const name = entityId(publicUrl, settings.identifier)
  const request = `_${attemptId}`
  return new SAML({
    issuer: name,
    audience: name,
    callbackUrl: assertionAddress(publicUrl, settings.identifier),
    entryPoint: settings.entryPoint,
    // Each counts, expired ones as well: what is trusted is the key, which was entered here (SAML metadata interoperability profile).
    idpCert: storedCertificates(settings.certificate).map(String),
    // Either signature vouches for the assertion: Keycloak signs the answer around it, others the assertion itself.
    wantAssertionsSigned: false,
    wantAuthnResponseSigned: false,
    validateInResponseTo: ValidateInResponseTo.always,
    generateUniqueId: () => request,
    acceptedClockSkewMs: clockTolerance,
    maxAssertionAgeMs: 300_000,
    identifierFormat: settings.nameFormat === 'persistent' ? persistent : null,
    disableRequestedAuthnContext: true,
    // The one request that may be answered; that it still waits is the attempt's row, used up once.
    cacheProvider: {
      saveAsync: async (_key, value) => ({ value, createdAt: Date.now() }),
      getAsync: async (key) => (key === request ? new Date().toISOString() : null),
      removeAsync: async (key) => key,
    },
  })
}
