import type { Emergency } from '#contract/emergencies.ts'
import type { Write } from '#platform/operations/operations.ts'
import { staffLetter, takenLetter } from './letters.ts'
import { mainContacts } from './queries.ts'

/** To the company's main contacts, to the account that took it, and to staff: an emergency licence was given out. */
export async function mailTaken(call: Write, emergency: Emergency): Promise<void> {
  const { db, actor, staff } = call
  const { holder, id } = emergency
  const record = { record: { kind: 'emergency', id } }
  const contacts = holder.kind === 'company' ? await mainContacts(db, holder.id) : []
  const receivers = new Map(contacts.map((one) => [one.email.toLowerCase(), one]))
  if (!receivers.has(actor.email.toLowerCase()))
    receivers.set(actor.email.toLowerCase(), { email: actor.email, language: actor.language })
  for (const { email, language } of receivers.values())
    await call.mail({ email, language }, takenLetter, emergency, record)
  if (staff) await call.mail(staff, staffLetter, emergency, record)
}
