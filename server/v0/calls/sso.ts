import {
  changeSsoProvider,
  type CompanySso,
  createSsoProvider,
  deleteCompanySso,
  deleteSsoProvider,
  listSsoProviders,
  readCompanySso,
  readSsoProvider,
  saveCompanySso,
  type SsoProvider,
  ssoProtocols,
} from '#contract/sso.ts'
import { type Asked, type Call, translated } from '../call.ts'
import { idParam } from '../id-param.ts'
import { readBoolean, readId, readText, requiredId, sent, writtenId, writtenInstant } from '../spelling.ts'
import { someId } from './words.ts'

const ours = { family: 'cloud' } as const
const provider = { Identifier: 'werk-id', DisplayName: 'Werk-Anmeldung', Description: '', Protocol: 'saml' }

export const ssoCalls: readonly Call[] = [
  translated({
    ...ours,
    method: 'GET',
    path: '/ssoproviders',
    purpose: 'All single sign-on providers.',
    operation: listSsoProviders,
    example: {},
    output: ({ items }) => items.map(writtenProvider),
  }),
  translated({
    ...ours,
    method: 'GET',
    path: '/ssoprovider',
    purpose: 'One single sign-on provider.',
    operation: readSsoProvider,
    example: { query: { id: someId } },
    input: idParam,
    output: writtenProvider,
  }),
  translated({
    ...ours,
    method: 'GET',
    path: '/ssoallowedprotocols',
    purpose: 'The protocols a provider may speak.',
    operation: listSsoProviders,
    example: {},
    output: () => ssoProtocols,
  }),
  translated({
    ...ours,
    method: 'POST',
    path: '/createssoprovider',
    purpose: 'Create a single sign-on provider; answers its id. The password must have been given within ten minutes.',
    operation: createSsoProvider,
    example: { body: provider },
    input: ({ body }) => ({ body: { description: '', issuer: '', ...providerFields(body) } }),
    output: ({ id }) => writtenId(id),
  }),
  {
    ...ours,
    method: 'POST',
    path: '/updatessoprovider',
    purpose: 'Change a single sign-on provider; fields left out stay.',
    operations: [changeSsoProvider, readSsoProvider],
    example: { body: { ID: someId, ...provider } },
    // The portal saves a provider whole, on the state it was read in.
    answer: async (ask, { body }) => {
      const params = { id: requiredId(body['id'], 'ID') }
      const { identifier, displayName, description, protocol, issuer, modifiedAt } = await ask(readSsoProvider, {
        params,
      })
      const before = { identifier, displayName, description, protocol, issuer, modifiedAt }
      return writtenProvider(await ask(changeSsoProvider, { params, body: { ...before, ...providerFields(body) } }))
    },
  },
  translated({
    ...ours,
    method: 'DELETE',
    path: '/deletessoprovider',
    purpose: 'Delete a single sign-on provider that no company uses.',
    operation: deleteSsoProvider,
    example: { query: { id: someId } },
    input: idParam,
    output: () => true,
  }),
  translated({
    ...ours,
    method: 'GET',
    path: '/customerssoconfigs',
    purpose: 'How a company signs in; 404 with the portal’s own sign-in alone.',
    operation: readCompanySso,
    example: { query: { companyID: someId } },
    input: ({ query }) => ({ params: { id: requiredId(query['companyid'], 'companyID') } }),
    output: ({ configuration }, { query }) =>
      configuration ? [writtenSso(configuration, requiredId(query['companyid'], 'companyID'))] : [],
  }),
  ...(['/createcustomerssoconfig', '/updatecustomerssoconfig'] as const).map(
    (path): Call => ({
      ...ours,
      method: 'POST',
      path,
      purpose: 'Set how a company signs in; what the documents do not name stays. The password must have been given.',
      operations: [saveCompanySso, readCompanySso],
      example: { body: { CompanyID: someId, SsoProviderID: someId, ClientID: '', TenantID: '', Enabled: false } },
      answer: async (ask, { body }) => {
        const id = requiredId(body['companyid'], 'CompanyID')
        const { configuration: before } = await ask(readCompanySso, { params: { id } })
        const saved = await ask(saveCompanySso, {
          params: { id },
          body: {
            providerId: readId(body['ssoproviderid']) ?? before?.providerId,
            tenantId: readText(body['tenantid']) ?? before?.tenantId ?? '',
            clientId: readText(body['clientid']) ?? before?.clientId ?? '',
            clientSecret: null,
            entryPoint: before?.entryPoint ?? '',
            certificate: before?.certificate ?? '',
            domains: before?.domains ?? [],
            enabled: readBoolean(body['enabled']) ?? before?.enabled ?? false,
          },
        })
        return writtenSso(saved, id)
      },
    }),
  ),
  translated({
    ...ours,
    method: 'DELETE',
    path: '/deletecustomerssoconfig',
    purpose: 'Back to the portal’s own sign-in. The password must have been given.',
    operation: deleteCompanySso,
    example: { query: { companyID: someId } },
    input: ({ query }) => ({ params: { id: requiredId(query['companyid'], 'companyID') } }),
    output: () => true,
  }),
]

const providerFields = (body: Asked['body']) =>
  sent({
    identifier: readText(body['identifier']),
    displayName: readText(body['displayname']),
    description: readText(body['description']),
    protocol: readText(body['protocol'])?.toLowerCase(),
    issuer: readText(body['issuer']),
  })

function writtenProvider(one: SsoProvider) {
  return {
    ID: writtenId(one.id),
    Identifier: one.identifier,
    DisplayName: one.displayName,
    Description: one.description,
    Protocol: one.protocol,
    Created: writtenInstant(one.createdAt),
    Modified: writtenInstant(one.modifiedAt),
  }
}

/** A company has one way of signing in, whose id is the company's. */
const writtenSso = (one: CompanySso, companyId: string) => ({
  ID: writtenId(companyId),
  CompanyID: writtenId(companyId),
  SsoProviderID: writtenId(one.providerId),
  ClientID: one.clientId,
  TenantID: one.tenantId,
  Enabled: one.enabled,
  Modified: writtenInstant(one.modifiedAt),
})
