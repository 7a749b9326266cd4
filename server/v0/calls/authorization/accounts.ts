import { findContact } from '#contract/contact-addresses.ts'
import { readContactAccount, setContactRole } from '#contract/contacts.ts'
import { fail } from '#platform/operations/failure.ts'
import { type Call, operationCall } from '../../call.ts'
import { contactByEmail } from '../../contact-by-email.ts'
import { requiredId, writtenId } from '../../spelling.ts'
import { someId } from '../words.ts'

export const accountCalls: readonly Call[] = [
  {
    family: 'contacts',
    method: 'GET',
    path: '/userbyusername',
    shown: true,
    purpose: 'The account with an address; 404 where there is none. For those who may see roles alone.',
    operations: [readContactAccount, findContact],
    example: { query: { username: 'a.groessl@mueller-antriebe.example' } },
    answer: async (ask, { query }) => {
      const { id } = await contactByEmail(ask, query['username'])
      const { account } = await ask(readContactAccount, { params: { id } })
      if (!account) return fail('contacts.notFound')
      return {
        MDUserRoleID: writtenId(account.roleId),
        Username: account.email,
        Email: account.email,
        ContactID: writtenId(id),
        Disable: account.disabled,
        Verified: account.confirmed,
        TwoFactorEnabled: account.secondFactor,
      }
    },
  },
  operationCall({
    family: 'roles',
    method: 'POST',
    path: '/updateuser',
    shown: true,
    purpose:
      'Give the account of a contact another role. Verified and Disable decide nothing: the role of blocked accounts blocks.',
    operation: setContactRole,
    words: { 'contacts.errorSaveRole': 'errorSaveRole' },
    example: { body: { ContactID: someId, MDUserRoleID: someId } },
    input: ({ body }) => ({
      params: { id: requiredId(body, 'ContactID') },
      body: { roleId: requiredId(body, 'MDUserRoleID') },
    }),
    output: ({ roleId, disabled }) => ({ MDUserRoleID: writtenId(roleId), Disable: disabled }),
  }),
]
