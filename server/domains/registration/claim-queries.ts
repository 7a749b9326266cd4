import type { Db } from '#platform/database.ts'
import { newId } from '#platform/ids.ts'

export interface NewClaim {
  contactId: string
  companyName: string
  customerNumber: string
  street: string
  houseNumber: string
  zipCode: string
  city: string
  country: string
}

export const insertClaim = (db: Db, claim: NewClaim) =>
  db
    .insertInto('companyClaims')
    .values({ id: newId(), ...claim })
    .onConflict((conflict) => conflict.column('contactId').doNothing())
    .execute()
