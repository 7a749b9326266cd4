import type { Db } from '#platform/database.ts'
import type { Job, Jobs } from '#platform/jobs.ts'
import { nobody } from '#platform/actor.ts'
import { queueMail } from '#platform/mail.ts'
import { letter } from '#platform/mail-layout.ts'
import { newSecret } from '#platform/tokens.ts'
import { accountMailTexts } from '#texts/accounts.ts'
import { fill } from '#texts/fill.ts'
import { hasLinkSince, insertLink } from './lockout-queries.ts'
import { receiverOf } from './queries.ts'

export interface AccountMails {
  /** Links lead here and nowhere else. */
  publicUrl: string
  sender: string
  vendor: { name: string; colour: string }
}

type Receiver = NonNullable<Awaited<ReturnType<typeof receiverOf>>>
type Kind = 'unlock' | 'reset' | 'changed'

const hour = 3_600_000

/**
 * The jobs that write to an account's owner. Whether there is an account is found out here and not while somebody
 * waits for an answer; the secrets of links are made here and stand in the mail alone.
 */
export function accountMailJobs(db: Db, jobs: Jobs, mails: AccountMails): Job[] {
  const write = async (by: { id: string } | { email: string }, kind: Kind) =>
    db.transaction().execute(async (tx) => {
      const receiver = await receiverOf(tx, by)
      if (!receiver || receiver.disabled) return
      // Asking over and over fills nobody's mailbox.
      if (kind === 'reset' && (await hasLinkSince(tx, receiver.id, 'reset', new Date(Date.now() - 60_000)))) return
      const link = kind === 'changed' ? null : await newLink(tx, receiver.id, kind, mails.publicUrl)
      await queueLetter(tx, jobs, mails, receiver, kind, link)
    })
  return [
    {
      name: 'accounts.mailUnlock',
      handle: ({ email }: { email: string }) => write({ email: email.toLowerCase() }, 'unlock'),
    },
    {
      name: 'accounts.mailReset',
      handle: ({ email }: { email: string }) => write({ email: email.toLowerCase() }, 'reset'),
    },
    {
      name: 'accounts.mailPasswordChanged',
      handle: ({ accountId }: { accountId: string }) => write({ id: accountId }, 'changed'),
    },
  ]
}

async function newLink(db: Db, accountId: string, purpose: 'unlock' | 'reset', publicUrl: string): Promise<string> {
  const { secret, hash } = newSecret()
  await insertLink(db, { tokenHash: hash, accountId, purpose, expiresAt: new Date(Date.now() + hour) })
  return `${publicUrl}${purpose === 'unlock' ? '/resetlockout?token=' : '/setNewPassword?id='}${secret}`
}

async function queueLetter(
  tx: Parameters<typeof queueMail>[0]['db'],
  jobs: Jobs,
  { sender, vendor, publicUrl }: AccountMails,
  receiver: Receiver,
  kind: Kind,
  link: string | null,
): Promise<void> {
  const language = (receiver.language ?? receiver.contactLanguage) === 'en' ? 'en' : 'de'
  const name = [receiver.firstName, receiver.lastName].filter(Boolean).join(' ')
  const say = (key: keyof typeof accountMailTexts) =>
    fill(accountMailTexts[key][language], { name, email: receiver.email, vendor: vendor.name })
  const words = letter({
    language,
    vendor,
    subject: say(`accounts.mail.${kind}.subject`),
    paragraphs: [
      say(name ? 'accounts.mail.greetingName' : 'accounts.mail.greeting'),
      say(`accounts.mail.${kind}.text`),
      say(`accounts.mail.${kind}.note`),
    ],
    link:
      link === null
        ? { text: say('accounts.mail.changed.link'), address: `${publicUrl}/forgotPassword` }
        : { text: say(`accounts.mail.${kind}.link`), address: link },
    closing: say('accounts.mail.closing'),
  })
  await queueMail(
    { db: tx, actor: nobody(language), jobs: jobs.within(tx) },
    {
      template: `accounts.${kind}`,
      language,
      sender,
      senderName: vendor.name,
      receiver: receiver.email,
      ...words,
      record: { kind: 'account', id: receiver.id },
    },
  )
}
