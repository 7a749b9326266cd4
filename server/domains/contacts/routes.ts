import * as contract from '#contract/contacts.ts'
import { requireVisibleCompany } from '#domains/companies/public.ts'
import { fail } from '#platform/failure.ts'
import { on, type Route } from '#platform/operations.ts'
import { changeContact, createContact, deleteContact } from './contacts.ts'
import { contactById, contactPage } from './queries.ts'
import { readContactAccount, setContactRole } from './roles.ts'

export const contactRoutes: Route[] = [
  on(contract.listCompanyContacts, async ({ db, actor, params, query }) => {
    const page = await contactPage(db, actor, query, { companyId: params.id })
    // Whoever sees one of its contacts sees the company.
    if (page.items.length === 0) await requireVisibleCompany(db, actor, params.id)
    return page
  }),
  on(contract.listContacts, ({ db, actor, query }) =>
    contactPage(db, actor, query, { cloudUsers: query.show === 'cloudUsers' }),
  ),
  on(
    contract.readContact,
    async ({ db, actor, params }) => (await contactById(db, actor, params.id)) ?? fail('contacts.notFound'),
  ),
  on(contract.createContact, (call) => createContact(call, call.body)),
  on(contract.changeContact, (call) => changeContact(call, call.params.id, call.body)),
  on(contract.deleteContact, (call) => deleteContact(call, call.params.id)),
  on(contract.readContactAccount, (call) => readContactAccount(call, call.params.id)),
  on(contract.setContactRole, setContactRole),
]
