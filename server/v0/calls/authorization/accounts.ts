import { findAccount } from '#contract/account-records.ts'
import { setContactRole } from '#contract/contacts.ts'
import { type Call, operationCall } from '../../call.ts'
import { requiredId, requiredText, writtenId, writtenInstant } from '../../spelling.ts'
import { someId } from '../words.ts'

export const accountCalls: readonly Call[] = [
  operationCall({
    family: 'contacts',
    method: 'GET',
    path: '/userbyusername',
    shown: true,
    purpose: 'The account with an address: one’s own, for staff anybody’s; 404 where there is none.',
    operation: findAccount,
    example: { query: { username: 'a.groessl@mueller-antriebe.example' } },
    input: ({ query }) => ({ params: { email: requiredText(query['username'], 'username') } }),
    output: (account) => ({
      ID: writtenId(account.id),
      MDUserRoleID: writtenId(account.roleId),
      Username: account.email,
      Email: account.email,
      ContactID: writtenId(account.contactId),
      Salutation: account.salutation,
      FirstName: account.firstName,
      LastName: account.lastName,
      Disable: account.disabled,
      Verified: account.verifiedAt !== null,
      VerifiedDate: writtenInstant(account.verifiedAt),
      TwoFactorEnabled: account.secondFactor,
    }),
  }),
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
