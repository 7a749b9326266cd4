import { X509Certificate } from 'node:crypto'
import type { SAML } from '@node-saml/node-saml'
import { assertionAddress, entityId } from './addresses.ts'
import type { SsoConfiguration } from './providers/configuration-queries.ts'

/** What of a company's set-up an answer is read by. */
export type SamlSettings = Pick<SsoConfiguration, 'identifier' | 'entryPoint' | 'certificate'>

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
    // As it was checked when it was saved: programs write what it is ahead of it, and those that vouch for it behind.
    idpCert: new X509Certificate(settings.certificate).toString(),
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
