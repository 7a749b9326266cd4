import type { Db } from '#platform/database.ts'
import { type Consent, insertConsent, newestConsents } from './registration-queries.ts'

export {
  type Consent,
  contactAtId,
  holdContactOfEmail,
  insertRegisteredContact,
  setCompany,
  visibleContact,
} from './registration-queries.ts'

/** Writes down what somebody consented to or withdrew; earlier rows stay. */
export const recordConsent = async (db: Db, consent: Consent): Promise<void> => void (await insertConsent(db, consent))

/** The newest state of each kind of consent somebody was ever asked for. */
export const consentsOf = (db: Db, contactId: string) => newestConsents(db, contactId)
