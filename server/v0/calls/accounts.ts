import { findContact } from '#contract/contact-addresses.ts'
import { readContactAccount } from '#contract/contacts.ts'
import { inviteContact } from '#contract/registration.ts'
import { fail } from '#platform/failure.ts'
import { type Call, translated } from '../call.ts'
import { contactByEmail } from '../contact-by-email.ts'
import { requiredId, writtenId } from '../spelling.ts'
import { mailSent, someId } from './words.ts'

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
  {
    family: 'contacts',
    method: 'GET',
    path: '/confirmed/mail',
    shown: true,
    purpose: 'Whether the account with an address is confirmed; for those who may see roles alone.',
    operations: [readContactAccount, findContact],
    example: { query: { verified: 'a.groessl@mueller-antriebe.example' } },
    answer: async (ask, { query }) => {
      const { id } = await contactByEmail(ask, query['verified'])
      const { account } = await ask(readContactAccount, { params: { id } })
      return account?.confirmed ?? false
    },
  },
  translated({
    family: 'contacts',
    method: 'POST',
    path: '/resendconfirmation',
    purpose: 'Mail a contact the link with which they make their account.',
    operation: inviteContact,
    example: { body: { ContactID: someId } },
    input: ({ body }) => ({ params: { id: requiredId(body['contactid'], 'ContactID') } }),
    output: () => mailSent,
  }),
]
