import type { Move } from '#contract/moves.ts'
import { queueMail } from '#platform/mail.ts'
import type { Write } from '#platform/operations.ts'
import { declinedLetter, doneLetter, staffLetter, type To } from './letters.ts'
import { moveTask } from './queries.ts'
import type { MoveMails } from './settings.ts'
import type { Written } from '#platform/mail-layout.ts'

type Wording = (to: To, move: Move) => Written

async function send(
  call: Write,
  move: Move,
  mails: MoveMails,
  {
    template,
    receiver,
    language,
    write,
  }: { template: string; receiver: string; language: 'de' | 'en'; write: Wording },
): Promise<void> {
  await queueMail(call, {
    ...{ template, language, receiver, sender: mails.sender, senderName: mails.vendor.name },
    ...write({ ...mails, language }, move),
    record: { kind: 'move', id: move.id },
  })
}

async function toAsker(call: Write, move: Move, mails: MoveMails, template: string, write: Wording): Promise<void> {
  const { askedEmail: receiver, language } = await moveTask(call.db, move.id)
  // Nobody is written to whose account is deleted.
  if (receiver !== '') await send(call, move, mails, { template, receiver, language, write })
}

async function toStaff(call: Write, move: Move, mails: MoveMails, template: string): Promise<void> {
  if (!mails.staff) return
  const { email: receiver, language } = mails.staff
  await send(call, move, mails, { template, receiver, language, write: staffLetter })
}

/** To staff: somebody has to decide. */
export const mailWaiting = (call: Write, move: Move, mails: MoveMails): Promise<void> =>
  toStaff(call, move, mails, 'moves.waiting')

/** To whoever asked, and to staff. */
export async function mailDone(call: Write, move: Move, mails: MoveMails): Promise<void> {
  await toAsker(call, move, mails, 'moves.done', doneLetter)
  await toStaff(call, move, mails, 'moves.staffDone')
}

/** To whoever asked, with the reason. */
export const mailDeclined = (call: Write, move: Move, mails: MoveMails): Promise<void> =>
  toAsker(call, move, mails, 'moves.declined', declinedLetter)
