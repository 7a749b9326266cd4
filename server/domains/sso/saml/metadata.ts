import type { IdpMetadata } from '#contract/sso-metadata.ts'
import { metadataLength } from '#contract/sso.ts'
import { exceededBound } from './bound-xml.ts'
import type { Configuration } from '#platform/installation/configuration.ts'
import { fail } from '#platform/operations/failure.ts'
import { isPlainlyPrivate } from '#platform/outside/public-address.ts'
import { WorkEnded, workerPool } from '#platform/workers/worker-pool.ts'
import { assertionAddress, entityId } from '#contract/sso-addresses.ts'
import { providerFetch } from '../provider-fetch.ts'
import { asBundle, certificatesIn, shownCertificates } from './certificates.ts'
import type { ReadMetadata } from './read-metadata.ts'

/** ADFS's metadata, the largest known of one provider, have some 700 tags. */
const bounds = { tags: 4000, depth: 24, attributes: 6000, attributesOfOne: 24, namespaces: 2000, asides: 40 }
const limits = { threads: 1, milliseconds: 10_000, megabytes: 128, waitingOfOne: 3, waiting: 20 }
const read = workerPool<string, ReadMetadata>(new URL('read-metadata.ts', import.meta.url), limits)

/** Whether a text is meant to be metadata rather than certificates alone. */
export const isMetadata = (text: string): boolean => /<(?:[\w.-]+:)?Entit(?:y|ies)Descriptor[\s>]/.test(text)

/**
 * What a provider's metadata say of signing in. Refuses with sso.metadataInvalid, sso.metadataExpired (its `validUntil`
 * is over), and the codes of certificates.
 */
export async function metadataOf(sender: string, text: string, now: Date): Promise<IdpMetadata> {
  const exceeded = exceededBound(text, bounds)
  if (exceeded || /<!(DOCTYPE|ENTITY)/i.test(text))
    fail('sso.metadataInvalid', { detail: exceeded ?? 'doctype' }, 'certificate')
  const found = await read(sender, text).catch((error: unknown): ReadMetadata => {
    if (error instanceof WorkEnded) return { refused: 'sso.metadataInvalid', detail: 'unreadable' }
    throw error
  })
  if ('refused' in found) return fail(found.refused, { detail: found.detail }, 'certificate')
  const until = found.validUntil === null ? null : new Date(found.validUntil)
  if (until && !(until > now)) fail('sso.metadataExpired', { until: found.validUntil }, 'certificate')
  const certificate = asBundle(certificatesIn(found.certificates))
  return {
    idpEntityId: found.entityId.slice(0, 500),
    entryPoint: URL.canParse(found.entryPoint) ? found.entryPoint : '',
    certificate,
    certificates: shownCertificates(certificate, now),
    validUntil: until?.toISOString() ?? null,
  }
}

/** Fetches metadata. Refuses with sso.addressPrivate and sso.metadataAway, which says what was answered. */
export async function fetchMetadata(address: string, { SSO_HOSTS }: Pick<Configuration, 'SSO_HOSTS'>): Promise<string> {
  if (isPlainlyPrivate(new URL(address).hostname, SSO_HOSTS)) fail('sso.addressPrivate', undefined, 'address')
  const away = (detail: string): never => fail('sso.metadataAway', { detail }, 'address')
  const answer = await providerFetch(SSO_HOSTS)(address, {
    method: 'GET',
    headers: { accept: 'application/samlmetadata+xml, application/xml, text/xml' },
    body: undefined,
    redirect: 'manual',
  }).catch(() => away('–'))
  if (answer.status !== 200) away(String(answer.status))
  const text = await answer.text()
  return text.length > metadataLength ? away(`> ${metadataLength}`) : text
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')

/** The portal's own metadata: it signs nothing and takes nothing encrypted. */
export const ownMetadata = (publicUrl: string, identifier: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>
<EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="${escaped(entityId(publicUrl, identifier))}">
  <SPSSODescriptor AuthnRequestsSigned="false" WantAssertionsSigned="true" protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
    <NameIDFormat>urn:oasis:names:tc:SAML:2.0:nameid-format:persistent</NameIDFormat>
    <AssertionConsumerService Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-POST" Location="${escaped(assertionAddress(publicUrl, identifier))}" index="0" isDefault="true"/>
  </SPSSODescriptor>
</EntityDescriptor>
`
