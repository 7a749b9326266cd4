import { contactAtId } from '#domains/contacts/public.ts'
import type { Db } from '#platform/database/database.ts'
import { fail } from '#platform/operations/failure.ts'

export interface Person {
  id: string
  email: string
  name: string
  language: 'de' | 'en'
}

/** Whom a student's mails go to. Refuses with contacts.notFound. */
export async function personOf(db: Db, contactId: string): Promise<Person> {
  const { id, email, firstName, lastName, language } = (await contactAtId(db, contactId)) ?? fail('contacts.notFound')
  return { id, email, name: `${firstName} ${lastName}`.trim(), language: language === 'en' ? 'en' : 'de' }
}
