import { findContact } from '#contract/contact-addresses.ts'
import { sendContactMessage } from '#contract/contact-messages.ts'
import { inviteContact } from '#contract/registration.ts'
import { fail } from '#platform/operations/failure.ts'
import { isRecord } from '#platform/record.ts'
import type { Ask, Call, CallInput } from '../../call.ts'
import { contactByEmail } from '../../contact-by-email.ts'
import { plainText } from '../../mail-text.ts'
import { readText, refuse } from '../../spelling.ts'
import { mailSent } from '../words.ts'

export const mailCalls: readonly Call[] = [
  {
    method: 'POST',
    path: '/sendemail',
    shown: true,
    purpose:
      'Mails a contact subject, body and attachments within the frame of the portal’s mails, for staff alone and MESSAGES_PER_DAY times a day; without a body the invitation of the portal. cc and blindCC are contacts as well, at most 20 of each. HTML becomes plain text, links stay text. Sender, sender’s name and mailer are the portal’s: this is no relay.',
    operations: [findContact, sendContactMessage, inviteContact],
    words: { 'contacts.notFound': 'err', 'contacts.alreadyConfirmed': 'err', 'request.invalid': 'err' },
    example: {
      body: {
        receiver: 'a.groessl@mueller-antriebe.example',
        cc: '',
        subject: 'Ihre Schulung im März',
        body: 'Guten Tag, anbei die Unterlagen.',
        attachments: [{ name: 'ablauf.txt', content: 'MDk6MDAgQmVnaW5u' }],
        html: false,
      },
    },
    answer: async (ask, { body }) => {
      const to = await contactNamed(ask, readText(body['receiver']) ?? '')
      const text = textOf(body)
      if (text === '') await ask(inviteContact, { params: { id: to } })
      else await sendMessage(ask, to, text, body)
      return mailSent
    },
  },
]

async function sendMessage(ask: Ask, to: string, text: string, body: CallInput['body']): Promise<void> {
  const [cc, blind] = [await contactsNamed(ask, body['cc']), await contactsNamed(ask, body['blindcc'])]
  const subject = readText(body['subject'])?.trim() || text.split('\n')[0]!.slice(0, 100).trim()
  const message = { subject, text, attachments: attachmentsIn(body['attachments']) }
  await ask.together(async (step) => {
    await step(sendContactMessage, { params: { id: to }, body: { ...message, cc } })
    // Without the others in it: each is told alone.
    for (const id of blind) await step(sendContactMessage, { params: { id }, body: message })
  })
}

/** One address, plainly: a second one, a name or a line more is not what this mails to. */
async function contactNamed(ask: Ask, address: string): Promise<string> {
  if (!/^[^\s,;<>"]{1,254}$/.test(address)) fail('request.invalid')
  return (await contactByEmail(ask, address)).id
}

const copiesAtMost = 20

async function contactsNamed(ask: Ask, value: unknown): Promise<string[]> {
  const texts = (Array.isArray(value) ? value : [value]).map((one) => readText(one) ?? '')
  const addresses = texts.flatMap((text) => text.split(/[;,\s]+/)).filter(Boolean)
  if (addresses.length > copiesAtMost) fail('request.invalid')
  return Promise.all(addresses.map((one) => contactNamed(ask, one)))
}

/** The words of the message: `html` says that the body is HTML, or is it itself. */
function textOf(body: CallInput['body']): string {
  const text = readText(body['body']) ?? ''
  const html = body['html']
  const written = typeof html === 'string' && html.includes('<') ? html : text
  const isHtml = written !== text || ['true', '1', '0'].includes(String(html)) || /<\/?(p|br|div|html)\b/i.test(text)
  return (isHtml ? plainText(written) : text).replaceAll('\r\n', '\n').trim()
}

/** What is attached: name and content as base64, or text that is none. */
function attachmentsIn(value: unknown): { name: string; content: string }[] {
  if (value === undefined || value === null || value === '') return []
  if (!Array.isArray(value)) return refuse('attachments', 'list')
  return value.map((one) => {
    const row = isRecord(one) ? one : {}
    const content = (readText(row['content'] ?? row['Content']) ?? '').replace(/^data:[^,]*,/, '').replace(/\s/g, '')
    return { name: readText(row['name'] ?? row['Name']) ?? '', content }
  })
}
