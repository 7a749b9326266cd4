import PostalMime from 'postal-mime'
import { dueJobs } from './passing-time.ts'
import type { Answer, TestPortal } from './portal.ts'

interface WrittenMail {
  subject: string
  language: string
  textBody: string
  htmlBody: string
}

/**
 * The mails of one kind to an address as they arrived, the newest first; waits for the first as long as jobs may still
 * write one. The outbox itself keeps no secrets.
 */
export async function mailsTo(portal: TestPortal, receiver: string, template: string): Promise<WrittenMail[]> {
  const { db } = portal.database
  const look = () =>
    db
      .selectFrom('mails')
      .select(['id', 'language'])
      .where('receiver', '=', receiver)
      .where('template', '=', template)
      .orderBy('createdAt', 'desc')
      .execute()
  for (;;) {
    const last = (await dueJobs(portal)) === 0
    const mails = await look()
    const arrived = await Promise.all(mails.map((mail) => arrivedMail(portal, mail)))
    if (last || (mails.length > 0 && arrived.every((one) => one !== undefined)))
      return arrived.filter((one) => one !== undefined)
    await new Promise((wait) => setTimeout(wait, 25))
  }
}

async function arrivedMail({ database }: TestPortal, { id, language }: { id: string; language: string }) {
  const caught = await database.db
    .selectFrom('caughtMails')
    .select('raw')
    .where('messageId', 'like', `<${id}@%`)
    .executeTakeFirst()
  if (!caught) return undefined
  const { subject = '', text = '', html = '' } = await PostalMime.parse(caught.raw)
  return { subject, language, textBody: text, htmlBody: html }
}

/** The secret in the link of a mail. */
export const linkIn = ({ textBody }: Pick<WrittenMail, 'textBody'>): string =>
  /\?(?:token|id)=([\w-]{43})/.exec(textBody)?.[1] ?? ''

/** The cookies an answer sets, by name. */
export const cookiesOf = (answer: Answer): Record<string, string> =>
  Object.fromEntries(
    [answer.headers['set-cookie']]
      .flat()
      .map((one) => String(one).split(';')[0]!)
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
