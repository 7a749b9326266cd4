import * as contract from '#contract/contacts.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import { on, type Route } from '#platform/operations.ts'
import { createContact } from './contacts.ts'
import { contactPage } from './queries.ts'

export const contactRoutes = (mainContactLimit: number): Route[] => [
  on(contract.listCompanyContacts, async ({ db, actor, params, query }) => {
    await requireVisibleCompany(db, actor, params.id)
    return contactPage(db, actor, query, params.id)
  }),
  on(contract.listContacts, ({ db, actor, query }) => contactPage(db, actor, query)),
  on(contract.createContact, (call) => createContact(call, call.body, mainContactLimit)),
]
