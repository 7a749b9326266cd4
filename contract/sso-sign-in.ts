import { z } from 'zod'
import { operation } from './operation.ts'
import { email } from './shapes.ts'
import { admission } from './second-factor.ts'

export const findSsoRealm = operation({
  name: 'findSsoRealm',
  method: 'GET',
  path: '/session/sso',
  access: 'public',
  summary: 'Which provider people with e-mail addresses of this domain may sign in with, if any.',
  query: z.strictObject({ domain: z.string().trim().toLowerCase().min(1).max(253) }),
  output: z.object({ provider: z.string().nullable() }),
})

export const startSso = operation({
  name: 'startSso',
  method: 'POST',
  path: '/session/sso',
  access: 'public',
  summary:
    'Begin signing in with the provider of an e-mail address’ domain, or with one that a single company uses; sets a cookie and answers where to go.',
  body: z.strictObject({ email: email.optional(), provider: z.string().max(40).optional() }),
  output: z.object({ address: z.string() }),
  errors: ['sso.noProvider', 'sso.unreachable', 'sso.setUpWrongly', 'request.origin'],
  secret: true,
  attempts: true,
})

/** What came back from the provider, word for word. */
export const finishSso = operation({
  name: 'finishSso',
  method: 'POST',
  path: '/session/sso/{provider}',
  access: 'public',
  summary: 'Finish signing in with what the provider sent back, in the browser that began.',
  params: z.strictObject({ provider: z.string().max(40) }),
  body: z.strictObject({ query: z.string().max(8000) }),
  output: admission,
  errors: [
    'sso.refused',
    'sso.cancelled',
    'sso.clock',
    'sso.encrypted',
    'sso.nameTransient',
    'sso.setUpWrongly',
    'sso.expired',
    'sso.unreachable',
    'sso.wrongTenant',
    'sso.emailUnverified',
    'sso.foreignDomain',
    'sso.noContact',
    'sso.otherCompany',
    'sso.otherIdentity',
    'session.disabled',
    'session.factorLocked',
    'request.origin',
  ],
  secret: true,
  attempts: true,
})

export const receiveSaml = operation({
  name: 'receiveSaml',
  method: 'POST',
  path: '/session/sso/{provider}/saml',
  access: 'public',
  summary: 'Where a SAML provider posts its assertion (form); leads back to the portal’s page.',
  params: z.strictObject({ provider: z.string().max(40) }),
  body: z.strictObject({ SAMLResponse: z.string().max(400_000), RelayState: z.string().max(2000).default('') }),
  form: true,
  answersRedirect: true,
  secret: true,
})

export const readSsoMetadata = operation({
  name: 'readSsoMetadata',
  method: 'GET',
  path: '/session/sso/{provider}/metadata',
  access: 'public',
  summary: 'What the portal is to a SAML provider: entity id and where assertions are posted to (SAML metadata).',
  params: z.strictObject({ provider: z.string().max(40) }),
  answersFile: ['application/samlmetadata+xml'],
  errors: ['sso.providerNotFound'],
})
