import { z } from 'zod'
import { operation } from './operation.ts'
import { fileName, id, longText, text } from './shapes.ts'

const attachment = z.strictObject({
  name: fileName(200),
  /** base64 */
  content: z
    .string()
    .max(350_000)
    .regex(/^[A-Za-z0-9+/]*={0,2}$/, 'input.technical'),
})

export const sendContactMessage = operation({
  name: 'sendContactMessage',
  method: 'POST',
  path: '/contacts/{id}/messages',
  access: { all: ['students.list', 'contacts.resend'] },
  summary:
    'Mail a contact a message of one’s own, within the frame of the portal’s mails: plain text, in which addresses stay text. An account may send MESSAGES_PER_DAY within 24 hours.',
  body: z.strictObject({
    subject: text(200),
    text: longText(20_000).pipe(z.string().min(1)),
    /** Further contacts who get a copy that all of them see. */
    cc: z.array(id).max(20).default([]),
    attachments: z.array(attachment).max(10).default([]),
  }),
  errors: ['contacts.notFound', 'contacts.addressInReview', 'request.tooMany'],
})
