import { findAccount } from '#contract/account-records.ts'
import { findContact } from '#contract/contact-addresses.ts'
import { confirmRegistration, inviteContact, resendConfirmation } from '#contract/registration.ts'
import { type Call, operationCall } from '../../call.ts'
import { contactByEmail } from '../../contact-by-email.ts'
import { unlessRefused } from '../../unless-refused.ts'
import { requiredId, requiredText, sentFields } from '../../spelling.ts'
import { mailSent, someId } from '../words.ts'

export const emailConfirmationCalls: readonly Call[] = [
  operationCall({
    method: 'POST',
    path: '/authorization/confirmemail',
    shown: true,
    purpose:
      'Confirm a registration with the token of the mail, which must be that of `Email` where it is sent; it makes the account.',
    operation: confirmRegistration,
    words: { 'registration.linkInvalid': 'unauthorized' },
    example: { body: { token: 'x'.repeat(43) } },
    input: ({ body: { token, password, email } }) => ({ body: sentFields({ token, password, email }) }),
    output: ({ email }) => ({ Email: email }),
  }),
  operationCall({
    method: 'POST',
    path: '/authorization/createtoken',
    shown: true,
    purpose: 'Have the confirmation mailed again. No token is answered, and the answer is the same for every address.',
    operation: resendConfirmation,
    example: { body: { Email: 'neu@hochschule.example' } },
    input: ({ body: { email } }) => ({ body: { email } }),
    output: () => mailSent,
  }),
  {
    family: 'contacts',
    method: 'GET',
    path: '/confirmed/mail',
    shown: true,
    purpose: 'Whether the account with an address is confirmed: one’s own, for staff anybody’s.',
    operations: [findAccount, findContact],
    example: { query: { verified: 'a.groessl@mueller-antriebe.example' } },
    answer: async (ask, { query }) => {
      const email = requiredText(query['verified'], 'verified')
      const account = await unlessRefused(ask(findAccount, { params: { email } }), 'accounts.userNotFound')
      if (account === null) await contactByEmail(ask, email)
      return account?.verifiedAt != null
    },
  },
  operationCall({
    family: 'contacts',
    method: 'POST',
    path: '/resendconfirmation',
    purpose: 'Mail a contact the link with which they make their account.',
    operation: inviteContact,
    example: { body: { ContactID: someId } },
    input: ({ body }) => ({ params: { id: requiredId(body, 'ContactID') } }),
    output: () => mailSent,
  }),
]
