import { contactAtId } from './registration-queries.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'

export interface Person {
  id: string
  email: string
  name: string
  language: 'de' | 'en'
  /** Whether they had themselves deleted: nothing is written to them, nor noted of them, any more. */
  forgotten: boolean
}

/** Whom mails to a contact go to. Refuses with contacts.notFound. */
export async function personOf(db: Db, contactId: string): Promise<Person> {
  const contact = (await contactAtId(db, contactId)) ?? fail('contacts.notFound')
  const { id, email, firstName, lastName, language, erasedAt } = contact
  const name = `${firstName} ${lastName}`.trim()
  return { id, email, name, language: language === 'en' ? 'en' : 'de', forgotten: erasedAt !== null }
}
