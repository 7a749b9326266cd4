import type { Db, Tx } from '../database/database.ts'

/** Whose data it is. */
export interface Person {
  accountId: string
  contactId: string | null
  email: string
}

/**
 * What one domain stores about a person, and how it erases them (GDPR, articles 15, 17 and 20). Every domain that
 * stores something personal has one in its public.ts; the composition hands all of them to the profile.
 */
export interface PersonalData {
  /** The key in the export. */
  name: string
  read(db: Db, person: Person): Promise<unknown>
  /** Within the transaction that erases the person everywhere. */
  erase(tx: Tx, person: Person): Promise<void>
}
