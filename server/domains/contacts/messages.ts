import type { z } from 'zod'
import type { sendContactMessage as contract } from '#contract/contact-messages.ts'
import { serialize } from '#platform/database/serialize.ts'
import { countMails } from '#platform/mail/count-mails.ts'
import { fail } from '#platform/operations/failure.ts'
import type { Write } from '#platform/operations/operations.ts'
import { messageLetter } from './letters.ts'
import { visibleContact } from './registration-queries.ts'
import { fromNow } from '#platform/database/times.ts'

type Message = z.output<typeof contract.body>

const day = 24 * 3_600_000

/** Mails a message to contacts the actor sees; never to any other address. */
export async function sendContactMessage(call: Write, id: string, message: Message): Promise<void> {
  const { mail, audit } = call
  await countMessage(call)
  const { subject, text, attachments } = message
  const to = await receiverOf(call, id)
  const copies = []
  for (const one of message.cc) copies.push((await receiverOf(call, one)).email)
  await mail(
    { ...to, cc: copies },
    messageLetter,
    { subject, text },
    {
      record: { kind: 'contact', id },
      attachments: attachments.map((one) => ({ ...one, mediaType: 'application/octet-stream' })),
    },
  )
  audit({ kind: 'contact', id, after: { subject, cc: copies, attachments: attachments.map(({ name }) => name) } })
}

async function receiverOf({ db, actor }: Write, id: string) {
  const contact = (await visibleContact(db, actor, id)) ?? fail('contacts.notFound')
  const { email, language } = contact
  return {
    email: email ?? fail('contacts.addressInReview'),
    language: language === 'en' ? ('en' as const) : ('de' as const),
  }
}

/** Refuses once an account has sent as many as it may within a day; those of one account are counted one at a time. */
async function countMessage({ db, actor, settings }: Write): Promise<void> {
  const { accountId } = actor
  if (accountId === null) fail('session.required')
  await serialize(db, 'messages of', accountId)
  const sent = await countMails(db, { writer: accountId }, [messageLetter.template], fromNow(-day))
  if (sent >= settings.MESSAGES_PER_DAY) fail('request.tooMany', { seconds: 3600 })
}
