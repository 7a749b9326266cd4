import { dueJobs } from './passing-time.ts'
import type { Answer, TestPortal } from './portal.ts'

interface WrittenMail {
  subject: string
  language: string
  textBody: string
  htmlBody: string
}

/** The mails of one kind to an address, the newest first; waits for the first as long as jobs may still write one. */
export async function mailsTo(portal: TestPortal, receiver: string, template: string): Promise<WrittenMail[]> {
  const look = () =>
    portal.database.db
      .selectFrom('mails')
      .select(['subject', 'language', 'textBody', 'htmlBody'])
      .where('receiver', '=', receiver)
      .where('template', '=', template)
      .orderBy('createdAt', 'desc')
      .execute()
  for (;;) {
    const last = (await dueJobs(portal)) === 0
    const mails = await look()
    if (mails.length > 0 || last) return mails
    await new Promise((wait) => setTimeout(wait, 25))
  }
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
