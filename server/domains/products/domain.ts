import type { Domain } from '#platform/domain.ts'
import { productLists } from './lists.ts'
import type { PersonalData } from '#platform/personal-data.ts'
import { deleteOwnProducts, ownProductFacts } from './own-queries.ts'
import { productRoutes } from './routes.ts'
import { giveNewestStudentProduct } from './student-product-queries.ts'

/** A person's own products. */
const personalData: PersonalData = {
  name: 'products',
  read: (db, { contactId }) => (contactId ? ownProductFacts(db, contactId) : Promise.resolve([])),
  erase: async (tx, { contactId }) => void (contactId && (await deleteOwnProducts(tx, contactId))),
}

/** The catalogue, its modules, and which companies and persons hold what of it. */
export const productsDomain: Domain = {
  name: 'products',
  routes: productRoutes,
  lists: productLists,
  personalData,
  // Accounts whose role says so are given the student version when they sign in without it.
  signedIn: async (db, { id }) => void (await giveNewestStudentProduct(db, id)),
}
