import { listSsoProviders, readSsoProvider, ssoProtocols } from '#contract/sso.ts'
import { type Call, operationCall } from '../../call.ts'
import { namedBy } from '../../named-by.ts'
import { writtenProvider } from './written-provider.ts'

export const ssoProviderCalls: readonly Call[] = [
  operationCall({
    method: 'GET',
    path: '/ssoproviders',
    purpose: 'All single sign-on providers.',
    operation: listSsoProviders,
    example: {},
    output: ({ items }) => items.map(writtenProvider),
  }),
  operationCall({
    method: 'GET',
    path: '/ssoprovider',
    purpose: 'One single sign-on provider.',
    operation: readSsoProvider,
    ...namedBy('id'),
    output: writtenProvider,
  }),
  operationCall({
    method: 'GET',
    path: '/ssoallowedprotocols',
    purpose: 'The protocols a provider may speak.',
    operation: listSsoProviders,
    example: {},
    output: () => ssoProtocols,
  }),
]
