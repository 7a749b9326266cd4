import { portalDay } from '#contract/time-zone.ts'
import type { Domain } from '#platform/installation/domain.ts'
import type { PersonalData } from '#platform/installation/personal-data.ts'
import { endPersonsHoldings, personsHoldings } from './person-queries.ts'
import { holdingRoutes } from './routes.ts'
import { giveNewestStudentProduct } from './student-product-queries.ts'

/** A person's own products. */
const personalData: PersonalData = {
  name: 'products',
  read: (db, { contactId }) => (contactId ? personsHoldings(db, contactId) : Promise.resolve([])),
  erase: async (tx, { contactId }) => void (contactId && (await endPersonsHoldings(tx, contactId))),
}

/** The products of companies and persons. */
export const holdingsDomain: Domain = {
  name: 'holdings',
  routes: holdingRoutes,
  personalData,
  // Accounts whose role says so are given the student version when they sign in without it.
  signedIn: async (db, { id }) => void (await giveNewestStudentProduct(db, id, portalDay(new Date()))),
}
