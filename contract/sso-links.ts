import { z } from 'zod'
import { operation } from './operation.ts'
import { id, instant, listOf } from './shapes.ts'

const linkedAccount = z.object({
  accountId: id,
  email: z.string(),
  /** The provider's own name for the person. */
  subject: z.string(),
  linkedAt: instant,
  lastUsedAt: instant.nullable(),
})
export type LinkedAccount = z.infer<typeof linkedAccount>

export const listLinkedAccounts = operation({
  name: 'listLinkedAccounts',
  method: 'GET',
  path: '/companies/{id}/sso/accounts',
  access: 'cloud.sso.list',
  summary: 'Accounts of a company’s people that are linked with one at its provider.',
  output: listOf(linkedAccount),
  errors: ['companies.notFound'],
})

export const unlinkAccount = operation({
  name: 'unlinkAccount',
  method: 'DELETE',
  path: '/companies/{id}/sso/accounts/{accountId}',
  access: 'cloud.sso.edit',
  summary:
    'Take the link of an account away, such as when its owner has another one at the provider now: the next sign-in links anew.',
  errors: ['companies.notFound', 'sso.notLinked'],
  confirmed: true,
})
