import { findContact } from '#contract/contact-addresses.ts'
import { inviteContact } from '#contract/registration.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Call } from '../../call.ts'
import { contactByEmail } from '../../contact-by-email.ts'
import { readText } from '../../spelling.ts'
import { mailSent } from '../words.ts'

export const mailCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/sendemail',
    shown: true,
    purpose:
      'Mails a contact the invitation of the portal, for staff alone. Sender, subject, text and attachments of the message are not used: this is no relay.',
    operations: [findContact, inviteContact],
    words: { 'contacts.notFound': 'err', 'request.invalid': 'err' },
    example: { body: { receiver: 'a.groessl@mueller-antriebe.example', subject: 'Bestätigung', body: '' } },
    answer: async (ask, { body }) => {
      const receiver = readText(body['receiver']) ?? ''
      // One address, plainly: a second one, a name or a line more is not what this mails to.
      if (!/^[^\s,;<>"]{1,254}$/.test(receiver)) fail('request.invalid')
      const { id } = await contactByEmail(ask, receiver)
      await ask(inviteContact, { params: { id } })
      return mailSent
    },
  },
]
