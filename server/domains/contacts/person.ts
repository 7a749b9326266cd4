import { languageOf } from '#contract/shapes.ts'
import type { Letter } from '#platform/mail/mail-layout.ts'
import type { Write } from '#platform/operations/operations.ts'
import { contactAtId } from './registration-queries.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'

export interface Person {
  id: string
  /** Null while staff review the address: nothing is sent there. */
  email: string | null
  name: string
  language: 'de' | 'en'
  /** Whether they had themselves deleted: nothing is written to them, nor noted of them, any more. */
  forgotten: boolean
}

/** A contact as mails greet them. Refuses with contacts.notFound. */
export async function personOf(db: Db, contactId: string): Promise<Person> {
  const contact = (await contactAtId(db, contactId)) ?? fail('contacts.notFound')
  const { id, email, firstName, lastName, language, erasedAt } = contact
  const name = `${firstName} ${lastName}`.trim()
  return { id, email, name, language: languageOf(language), forgotten: erasedAt !== null }
}

/** Writes to a contact about themselves; people who had themselves deleted, or have no address of their own, get nothing. */
export async function mailPerson<F extends object>(
  { db, mail }: Pick<Write, 'db' | 'mail'>,
  contactId: string,
  letter: Letter<F>,
  facts: F,
): Promise<void> {
  const { email, name, language, forgotten } = await personOf(db, contactId)
  if (email !== null && !forgotten)
    await mail({ email, name, language }, letter, facts, { record: { kind: 'contact', id: contactId } })
}
