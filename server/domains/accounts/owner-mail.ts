import { nobody } from '#platform/actor.ts'
import type { Tx } from '#platform/database.ts'
import type { Jobs } from '#platform/jobs.ts'
import { queueMail } from '#platform/mail.ts'
import type { Addressed, Written } from '#platform/mail-layout.ts'
import type { receiverOf } from './queries.ts'

export interface AccountMails {
  /** Links lead here and nowhere else. */
  publicUrl: string
  sender: string
  vendor: { name: string; colour: string }
}

export type Receiver = NonNullable<Awaited<ReturnType<typeof receiverOf>>>

/** Queues a mail to an account's owner in the owner's language; to `email`, which need not be the account's address. */
export async function queueToOwner(
  tx: Tx,
  jobs: Jobs,
  { sender, vendor, publicUrl }: AccountMails,
  mail: { template: string; receiver: Receiver; write: (to: Addressed) => Written; email: string },
): Promise<void> {
  const { template, receiver, write, email } = mail
  const language = (receiver.language ?? receiver.contactLanguage) === 'en' ? 'en' : 'de'
  const name = [receiver.firstName, receiver.lastName].filter(Boolean).join(' ')
  await queueMail(
    { db: tx, actor: nobody(language), jobs: jobs.within(tx) },
    {
      ...{ template, language, sender, senderName: vendor.name, receiver: email },
      ...write({ language, vendor, publicUrl, name, email }),
      record: { kind: 'account', id: receiver.id },
    },
  )
}
