import { companyOperations } from './companies.ts'
import { contactOperations } from './contacts.ts'
import type { Operation } from './operation.ts'
import { portalOperations } from './portal.ts'
import { sessionOperations } from './session.ts'

/** Every operation of the API. A new domain registers here, in server/app.ts and in the web router. */
export const operations = [
  ...sessionOperations,
  ...portalOperations,
  ...companyOperations,
  ...contactOperations,
] as unknown as Operation[]
