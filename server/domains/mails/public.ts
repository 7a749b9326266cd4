import type { PersonalData } from '#platform/personal-data.ts'
import { emptyMails, mailFacts } from './person-queries.ts'

/** The mails somebody got. That one was sent, and about what, stays for the record it is about; what it said goes. */
export const mailPersonalData: PersonalData = {
  name: 'mails',
  read: (db, { email }) => mailFacts(db, email),
  erase: (tx, { email }) => emptyMails(tx, email),
}
