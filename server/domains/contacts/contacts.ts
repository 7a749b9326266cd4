import type { Contact, ContactInput } from '#contract/contacts.ts'
import { holdCompany } from '#domains/companies/public.ts'
import { fail } from '#platform/failure.ts'
import { newId } from '#platform/ids.ts'
import type { Write } from '#platform/operations.ts'
import { contactById, countMainContacts, insertContact } from './queries.ts'

/** Creates a contact. Customers create contacts of their own company and leave the company out or name it. */
export async function createContact(
  { db, actor, audit }: Write,
  input: ContactInput,
  mainContactLimit: number,
): Promise<Contact> {
  const staff = actor.permissions.has('companies.list')
  const companyId = input.companyId ?? (staff ? null : (actor.companyId ?? fail('companies.notFound')))
  // Holding the company makes parallel writers count main contacts one after the other.
  if (companyId) await holdCompany(db, actor, companyId)
  if (companyId && input.mainContact && (await countMainContacts(db, companyId)) >= mainContactLimit)
    fail('contacts.mainContactLimit', { limit: mainContactLimit }, 'mainContact')
  const id = newId()
  await insertContact(db, id, { ...input, companyId }, actor.accountId)
  const created = (await contactById(db, actor, id))!
  audit({ kind: 'contact', id, after: created })
  return created
}
