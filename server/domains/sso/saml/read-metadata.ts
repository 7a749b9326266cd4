import { elementsAt, localName, rootOf, elementsIn } from './elements.ts'

export interface FoundMetadata {
  entityId: string
  /** Where people sign in, by redirect. */
  entryPoint: string
  /** The certificates that sign, in base64, as one text of elements. */
  certificates: string
  validUntil: string | null
}

export type ReadMetadata = FoundMetadata | { refused: 'sso.metadataInvalid'; detail: string }

const redirect = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect'
const saml2 = 'urn:oasis:names:tc:SAML:2.0:protocol'

/** Reads the metadata of one provider; runs in a thread of its own. */
export default function readMetadata(xml: string): ReadMetadata {
  const refuse = (detail: string): ReadMetadata => ({ refused: 'sso.metadataInvalid', detail })
  try {
    const root = rootOf(xml)
    const entities =
      root && localName(root) === 'EntitiesDescriptor' ? elementsIn(root, 'EntityDescriptor') : root ? [root] : []
    const providers = entities
      .filter((one) => localName(one) === 'EntityDescriptor')
      .map((entity) => ({ entity, roles: elementsIn(entity, 'IDPSSODescriptor').filter(speaksSaml2) }))
      .filter(({ roles }) => roles.length > 0)
    if (providers.length > 1) return refuse('several')
    const [
      {
        entity,
        roles: [role],
      } = { entity: undefined, roles: [] },
    ] = providers
    if (!entity || !role)
      return refuse(entities.some((one) => elementsIn(one, 'SPSSODescriptor').length > 0) ? 'serviceProvider' : 'none')
    // Keys for encryption alone sign nothing; without a use a key has both.
    const keys = elementsIn(role, 'KeyDescriptor').filter(
      ({ attributes }) => (attributes['use'] ?? 'signing') === 'signing',
    )
    const certificates = keys.flatMap((key) => elementsAt(key, 'KeyInfo', 'X509Data', 'X509Certificate'))
    const ends = [root, entity, role].flatMap((one) => one?.attributes['validUntil'] ?? [])
    return {
      entityId: (entity.attributes['entityID'] ?? '').trim(),
      entryPoint:
        elementsIn(role, 'SingleSignOnService').find(({ attributes }) => attributes['Binding'] === redirect)
          ?.attributes['Location'] ?? '',
      certificates: certificates.map(({ text }) => `<X509Certificate>${text.trim()}</X509Certificate>`).join('\n'),
      validUntil: ends.toSorted((one, other) => Date.parse(one) - Date.parse(other))[0] ?? null,
    }
  } catch {
    return refuse('unreadable')
  }
}

const speaksSaml2 = ({ attributes }: { attributes: Record<string, string> }): boolean =>
  (attributes['protocolSupportEnumeration'] ?? saml2).split(/\s+/).includes(saml2)
