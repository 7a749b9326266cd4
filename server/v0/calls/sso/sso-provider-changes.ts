import { changeSsoProvider, createSsoProvider, deleteSsoProvider, readSsoProvider } from '#contract/sso.ts'
import { type CallInput, type Call, operationCall } from '../../call.ts'
import { namedBy } from '../../named-by.ts'
import { readText, requiredId, sentFields, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'
import { writtenProvider } from './written-provider.ts'

const provider = { Identifier: 'werk-id', DisplayName: 'Werk-Anmeldung', Description: '', Protocol: 'saml' }

export const ssoProviderChangeCalls: readonly Call[] = [
  operationCall({
    method: 'POST',
    path: '/createssoprovider',
    purpose:
      'Create a single sign-on provider; answers its id. OIDC without Issuer: an Identifier that is an address is the issuer, any other provider is Microsoft Entra with the tenants of the companies. The password must have been given within ten minutes.',
    operation: createSsoProvider,
    example: { body: provider },
    input: ({ body }) => ({ body: { description: '', issuer: issuerOf(body), ...providerFields(body) } }),
    output: ({ id }) => writtenId(id),
  }),
  {
    method: 'POST',
    path: '/updatessoprovider',
    purpose: 'Change a single sign-on provider; fields left out stay.',
    operations: [changeSsoProvider, readSsoProvider],
    example: { body: { ID: someId, ...provider } },
    // The portal saves a provider whole, on the state it was read in.
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body, 'ID') }
      const { identifier, displayName, description, protocol, issuer, modifiedAt } = await ask(readSsoProvider, {
        params,
      })
      const before = { identifier, displayName, description, protocol, issuer, modifiedAt }
      return writtenProvider(await ask(changeSsoProvider, { params, body: { ...before, ...providerFields(body) } }))
    },
  },
  operationCall({
    method: 'DELETE',
    path: '/deletessoprovider',
    purpose: 'Delete a single sign-on provider that no company uses.',
    operation: deleteSsoProvider,
    ...namedBy('id'),
    output: () => true,
  }),
]

const providerFields = (body: CallInput['body']) =>
  sentFields({
    identifier: readText(body['identifier']),
    displayName: readText(body['displayname']),
    description: readText(body['description']),
    protocol: readText(body['protocol'])?.toLowerCase(),
    issuer: readText(body['issuer']),
  })

/** The documents have no field for it: tenant and client of a company are those of Microsoft Entra. */
function issuerOf(body: CallInput['body']): string {
  if (readText(body['protocol'])?.trim().toLowerCase() !== 'oidc') return ''
  const identifier = readText(body['identifier'])?.trim() ?? ''
  return identifier.startsWith('https://') ? identifier : 'https://login.microsoftonline.com/{tenantid}/v2.0'
}
