import type { Move } from '#contract/moves.ts'
import { answerAddress, holdingFor } from '#domains/holdings/public.ts'
import type { Letter } from '#platform/mail/mail-layout.ts'
import type { Write } from '#platform/operations/operations.ts'
import { declinedLetter, doneLetter, staffDoneLetter, waitingLetter } from './letters.ts'
import { moveTask } from './queries.ts'

async function toAsker(call: Write, move: Move, letter: Letter<Move>, but = ''): Promise<void> {
  const asked = await moveTask(call.db, move.id)
  const { language } = asked
  // No mail to a requester whose account is deleted, or who left this company.
  const email = await answerAddress(call.db, asked, move.holdingId)
  if (email !== '' && email !== but)
    await call.mail({ email, language }, letter, move, { record: { kind: 'move', id: move.id } })
}

async function toStaff(call: Write, move: Move, letter: Letter<Move>): Promise<void> {
  if (call.staff) await call.mail(call.staff, letter, move, { record: { kind: 'move', id: move.id } })
}

/** To staff: a move waits for a decision. */
export const mailWaiting = (call: Write, move: Move): Promise<void> => toStaff(call, move, waitingLetter)

/** To the receiver of the machine's licences, to the requester if that is another address, and to staff. */
export async function mailDone(call: Write, move: Move): Promise<void> {
  const { host } = await moveTask(call.db, move.id)
  const { holder } = await holdingFor(call.db, call.actor, move.holdingId)
  const { language } = holder
  const record = { record: { kind: 'move', id: move.id } }
  if (host.email !== '') await call.mail({ email: host.email, language }, doneLetter, move, record)
  await toAsker(call, move, doneLetter, host.email)
  await toStaff(call, move, staffDoneLetter)
}

/** To the requester, with the reason. */
export const mailDeclined = (call: Write, move: Move): Promise<void> => toAsker(call, move, declinedLetter)
